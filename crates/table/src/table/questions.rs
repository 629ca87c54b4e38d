//! Questions, draw claims and their evidence.

use super::Table;
use super::elsewhere::is_act;
use crate::effect::{Alarm, Announcement, Effect, Focus};
use crate::intent::Now;
use crate::question::{Choice, Question};
use chess::Move;
use game::{Claim, Event, Game, Millis, Phase, Stamped};

/// For so long after the first press a second one is part of a double click, in milliseconds.
const DOUBLE_CLICK: Millis = 250;
/// Time in which a second press confirms the first, in milliseconds.
const LAPSES_AFTER: Millis = 3_000;

const CLAIMS: [Claim; 2] = [Claim::Repetition, Claim::FiftyMoves];

impl Table {
    // ---- Questions -------------------------------------------------------------------------------------------------

    /// Opens a question, or none: whatever was asked before is withdrawn.
    pub(super) fn set_question(&mut self, question: Option<Question>) {
        self.clear_alarm(Alarm::QuestionArms);
        self.clear_alarm(Alarm::QuestionLapses);
        self.question = question;
        self.armed = false;
    }

    pub(super) fn ask(&mut self, question: Question) {
        if is_act(question) && self.refuses_to_act() {
            return;
        }
        self.set_question(Some(question));
        if let Question::Evidence(_) = question {
            self.shown = self.evidence().first().copied().unwrap_or(0);
        }
    }

    /// Asks on the button that was pressed. The question is said as well; one that was typed waits for a typed answer.
    pub(super) fn ask_in_place(&mut self, question: Question, typed: bool) {
        if is_act(question) && self.refuses_to_act() {
            return;
        }
        self.set_question(Some(question));
        self.announce(Announcement::Asked(question));
        if typed {
            self.armed = true;
        } else {
            self.set_alarm(Alarm::QuestionArms, DOUBLE_CLICK);
            self.set_alarm(Alarm::QuestionLapses, LAPSES_AFTER);
        }
    }

    /// Answers the open question.
    pub(super) fn answer_question(&mut self, meant: bool) {
        let asked = self.question;
        self.set_question(None);
        if matches!(asked, Some(Question::Evidence(_))) {
            self.show(usize::MAX);
        }
        match asked.filter(|_| meant) {
            Some(Question::Resign) => {
                // Too late if the game has just ended by itself; the result says so. The button that had the focus goes
                // with the game; the result takes it once it is shown.
                let _ = self.send(Event::Resign(self.speaker_side()));
            }
            Some(Question::Leave) => return self.clear(),
            Some(Question::Stop) => {
                return self.send_or_tell(Event::StopClocks(self.speaker_side()));
            }
            Some(Question::Appeal) => {
                return self.send_or_tell(Event::Appeal(self.game.turn()));
            }
            // Too late if the arbiter has corrected the game meanwhile.
            Some(Question::TakeBack) => {
                if let Some(plies) = self.may_take_back() {
                    self.send_or_tell(Event::TakeBack(plies));
                }
            }
            Some(Question::Draw) => return self.choose(Choice::Offer),
            Some(Question::ClaimWith | Question::Evidence(_)) | None => {}
        }
        self.effects.push(Effect::Focus(Focus::BoardUnlessTyping));
    }

    // ---- Draw claims -----------------------------------------------------------------------------------------------

    /// The draw claims and offers that are possible when the clocks read `now`.
    pub fn choices(&self, now: Now) -> Vec<Choice> {
        let (side, now, game) = (self.speaker_side(), self.time(now), &self.game);
        // In competition everything is there that a player may do, rightly or wrongly: that is the arbiter's affair.
        let all = game.config().strictness.competition;
        let mut choices = Vec::new();
        if game.awaits_elsewhere().is_some() {
            return choices;
        }
        if all || game.may_offer(side) {
            choices.push(Choice::Offer);
        }
        // Whoever has the move may claim, though the opponent has not pressed yet.
        if game.phase() == Phase::Running && game.mover() == side && game.displaced().is_none() {
            let right = CLAIMS
                .into_iter()
                .filter(|&claim| all || game.holds(claim, None));
            choices.extend(right.map(Choice::Claim));
            let brings = |mv| CLAIMS.iter().any(|&claim| game.holds(claim, Some(mv)));
            if all || game.position().legal_moves().iter().any(|&mv| brings(mv)) {
                choices.push(Choice::ClaimWith);
            }
        }
        if self.permit(&Event::ClaimQuickplay(side)).is_ok() && game.may_claim_quickplay(side, now)
        {
            choices.push(Choice::Quickplay);
        }
        let asks_increment = self.permit(&Event::RequestIncrement(side)).is_ok();
        if asks_increment && game.may_request_increment(side, now) {
            choices.push(Choice::Increment);
        }
        let claim = game.claimable().or(all.then_some(Claim::Repetition));
        if let Some(claim) = claim.filter(|&claim| game.evidence(claim, None).len() > 1) {
            choices.push(Choice::Evidence(claim));
        }
        if game.mover() == side && game.may_appeal(game.turn()) {
            choices.push(Choice::Appeal);
        }
        // Where it is more than a pause it is the player's own doing; a pause is the arbiter's affair.
        if game.config().rules.stopping_resigns && game.config().time.is_some() {
            choices.push(Choice::Stop);
        }
        choices
    }

    /// Carries out a choice.
    pub(super) fn choose(&mut self, choice: Choice) {
        if !matches!(choice, Choice::Evidence(_)) && self.refuses_to_act() {
            return;
        }
        let (side, mover) = (self.speaker_side(), self.game.mover());
        self.set_question(None);
        match choice {
            Choice::Offer => self.send_or_tell(Event::OfferDraw(side)),
            Choice::Claim(claim) => self.send_or_tell(Event::ClaimDraw(mover, claim)),
            Choice::ClaimWith => {
                self.show(usize::MAX);
                self.set_question(Some(Question::ClaimWith));
                self.announce(Announcement::AnnounceMove);
            }
            Choice::Quickplay => self.send_or_tell(Event::ClaimQuickplay(side)),
            Choice::Increment => self.send_or_tell(Event::RequestIncrement(side)),
            Choice::Evidence(claim) => return self.ask(Question::Evidence(claim)),
            Choice::Appeal => return self.set_question(Some(Question::Appeal)),
            Choice::Stop => return self.set_question(Some(Question::Stop)),
        }
        self.effects.push(Effect::Focus(Focus::BoardUnlessTyping));
    }

    /// Claims a draw with an announced move: for the reason it brings about, else by repetition, which is then wrong.
    pub(super) fn claim_with(&mut self, mv: Move) {
        self.set_question(None);
        let legal = self.game.position().is_legal(mv);
        let claim = CLAIMS
            .into_iter()
            .find(|&claim| legal && self.game.holds(claim, Some(mv)))
            .unwrap_or(Claim::Repetition);
        self.send_or_tell(Event::ClaimDrawWith(self.game.mover(), claim, mv));
    }

    // ---- Evidence --------------------------------------------------------------------------------------------------

    /// The half-moves after which the positions stood that prove the claim in question; none if none is in question.
    /// The position after an announced move is one further than the record goes.
    pub fn evidence(&self) -> Vec<usize> {
        match self.question {
            Some(Question::Evidence(claim)) => self.game.evidence(claim, announced(&self.game)),
            _ => Vec::new(),
        }
    }

    pub(super) fn next_evidence(&mut self) {
        let plies = self.evidence();
        let next = plies.iter().find(|&&ply| ply > self.shown);
        if let Some(&ply) = next.or(plies.first()) {
            self.shown = ply;
        }
    }

    /// The announced move, where the position it brings is shown as evidence.
    pub fn announced_move_shown(&self) -> Option<Move> {
        announced(&self.game).filter(|_| self.shown > self.game.plies().len())
    }

    /// The claim whose evidence can be seen from the result or a ruling.
    pub fn claimed(&self) -> Option<Claim> {
        let since = |stamped: &&Stamped| !matches!(stamped.event, Event::Move(_));
        let claims = self.game.events().iter().rev().take_while(since);
        claims
            .map(|stamped| &stamped.event)
            .find_map(|event| match event {
                Event::ClaimDraw(_, claim) | Event::ClaimDrawWith(_, claim, _) => Some(*claim),
                _ => None,
            })
    }
}

/// The move announced with the claim that stands last in the record.
fn announced(game: &Game) -> Option<Move> {
    match (&game.events().last()?.event, game.outcome()) {
        (Event::ClaimDrawWith(_, _, mv), Some(_)) => Some(*mv),
        _ => game.announced(),
    }
}
