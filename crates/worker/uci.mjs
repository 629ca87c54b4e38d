// The page's engine, just as the page has it, speaking the Universal Chess Interface under Node: for matches against
// other programs.   node crates/worker/uci.mjs [FOLDER]     FOLDER: where the page was built, dist unless told
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const LONGEST = 86_400_000;
const folder = resolve(process.argv[2] ?? 'dist');
const say = (text) => process.stdout.write(`${text}\n`);

let line = { fen: START, moves: [] };
let level = null;
let id = 0;

function score(value) {
    return 'centipawns' in value ? `cp ${value.centipawns}` : `mate ${value.mate}`;
}

function info({ depth, nodes, time, lines }) {
    lines.forEach(({ score: value, moves }, index) => {
        const nps = time > 0 ? ` nps ${Math.round(nodes * 1000 / time)}` : '';
        const number = lines.length > 1 ? ` multipv ${index + 1}` : '';
        say(`info depth ${depth}${number} score ${score(value)} nodes ${nodes}${nps} time ${time} pv ${moves.join(' ')}`);
    });
}

// What the worker says comes in here, within the call that asked for it.
globalThis.postMessage = (text) => {
    const reply = JSON.parse(text);
    const answer = reply.to?.answer;
    if (answer?.info) {
        info(answer.info);
    } else if (answer?.done) {
        info(answer.done.info);
        say(`bestmove ${answer.done.best ?? '0000'}`);
    } else if (answer?.failed) {
        say(`info string ${answer.failed}`);
        say('bestmove 0000');
    }
};

function position(words) {
    const at = words.indexOf('moves');
    const setup = at < 0 ? words : words.slice(0, at);
    const fen = setup[0] === 'fen' ? setup.slice(1).join(' ') : START;
    line = { fen, moves: at < 0 ? [] : words.slice(at + 1) };
}

function go(words) {
    const number = (name) => {
        const at = words.indexOf(name);
        return at < 0 ? null : Number(words[at + 1]);
    };
    const white = (line.fen.split(' ')[1] === 'w') === (line.moves.length % 2 === 0);
    const left = number(white ? 'wtime' : 'btime');
    const increment = number(white ? 'winc' : 'binc') ?? 0;
    let time = { move: number('movetime') ?? LONGEST };
    if (number('nodes') !== null) {
        time = { nodes: number('nodes') };
    } else if (left !== null) {
        time = { clock: { left: Math.max(left, 1), increment, most: LONGEST } };
    }
    id += 1;
    globalThis.onmessage({ data: JSON.stringify({ id, task: { search: { line, level, seed: id, lines: 1, time } } }) });
}

function obey(text) {
    const [command, ...words] = text.trim().split(/\s+/);
    switch (command) {
        case 'uci':
            say('id name Sessa as in the page\nid author the Sessa authors');
            say('option name Level type spin default 0 min 0 max 99\nuciok');
            break;
        case 'isready':
            say('readyok');
            break;
        case 'position':
            position(words);
            break;
        case 'go':
            go(words);
            break;
        case 'setoption':
            if (words[1] === 'Level') {
                level = Number(words[3]) || null;
            }
            break;
        case 'quit':
            process.exit(0);
    }
}

const { default: init } = await import(pathToFileURL(`${folder}/worker.js`));
await init({ module_or_path: await readFile(`${folder}/worker_bg.wasm`) });
createInterface({ input: process.stdin }).on('line', obey);
