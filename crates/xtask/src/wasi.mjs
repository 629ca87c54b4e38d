// Runs a program compiled for wasm32-wasip1 under Node: `node wasi.mjs program.wasm [argument…]`.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args });
const { instance } = await WebAssembly.instantiate(await readFile(args[0]), { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
