import type { Dialogue, Step } from '#functions/assistant/dialogue/state.ts';
import { change, effect, passed, say, wordsFor, write, type Draft } from '#functions/assistant/dialogue/draft.ts';
import type { Heard } from '#functions/assistant/dialogue/heard.ts';
import { correct, goOn, isAhead, offer, passOn, propose, proposeOffered, resume, unanswered } from '#functions/assistant/dialogue/next.ts'; // prettier-ignore
import { come, leaveMessage, pose, thank } from '#functions/assistant/dialogue/questions.ts';

type Answer = (draft: Draft, heard: Heard, text: string) => Draft;

/** What becomes of what a caller says, by what they were asked. */
export const answers: Record<Exclude<Step, 'closed'>, Answer> = {
  consent(draft, heard, text) {
    if (heard.agrees && !heard.intents.do_not_record) return agree(draft, text);
    if (heard.intents.no || heard.intents.do_not_record) return refuse(draft, 'no');
    return unanswered(draft, heard.isInterrupted, (still) => refuse(still, 'silence'));
  },

  name(draft, heard) {
    const { briefing, understood, challenged_at } = draft.dialogue;
    if (briefing.contact_name || understood?.name) return goOn(draft);
    if (heard.isMonologue && !challenged_at) return challenge(draft, { monologue: true });
    return unanswered(draft, heard.isInterrupted, (still) => goOn(say(still, wordsFor(still).fine)));
  },

  reason(draft, heard) {
    if (draft.dialogue.understood?.reason) return goOn(draft);
    return unanswered(draft, heard.isInterrupted, (still) => goOn(say(still, wordsFor(still).fine)));
  },

  urgency(draft, heard) {
    if (heard.agrees) return goOn(change(draft, { is_urgent: true }));
    if (heard.refuses) return goOn(change(draft, { is_urgent: false }));
    return unanswered(draft, heard.isInterrupted, goOn);
  },

  callback(draft, heard) {
    const { intents, time } = heard;
    const [first, second] = draft.dialogue.offered;
    if (time && isAhead(time, draft)) return propose(draft, time);
    if (intents.wants_no_callback || (heard.refuses && !intents.first_slot && !intents.second_slot))
      return decline(draft);
    if (intents.second_slot && second) return proposeOffered(draft, second);
    const isAnyFine = heard.agrees || intents.vague_time || intents.first_slot;
    if (isAnyFine && first) return proposeOffered(draft, first);
    return unanswered(draft, heard.isInterrupted, passOn);
  },

  confirm(draft, heard) {
    const { intents, time } = heard;
    const { proposed, offered } = draft.dialogue;
    const isOther = time && isAhead(time, draft) && Date.parse(time.at) !== Date.parse(proposed?.at ?? '');
    if (isOther) return correct(draft, (again) => propose(again, time));
    if (intents.wants_no_callback) return decline(draft);
    if (heard.agrees || (time && !intents.no && !isOther)) return book(draft);
    const other = offered.find((slot, i) => slot !== proposed?.at && (i ? intents.second_slot : intents.first_slot));
    if (other) return correct(draft, (again) => proposeOffered(again, other));
    if (heard.refuses) return correct(draft, offer);
    return unanswered(draft, heard.isInterrupted, passOn);
  },

  /** The answer of the calendar got lost: the owner is told, and nothing is booked a second time. */
  booking: (draft) => passOn(draft),

  may_text(draft, heard) {
    if (heard.agrees) return goOn(change(draft, { may_text: true }));
    if (heard.intents.no) return goOn(draft);
    return unanswered(draft, heard.isInterrupted, goOn);
  },

  challenge: (draft, { intents }) => (intents.three ? pass(draft) : fail(draft)),

  message: (draft) => thank(draft.dialogue.is_recorded ? effect(draft, { do: 'take_message' }) : draft),
};

function agree(draft: Draft, text: string): Draft {
  const { consent } = draft.dialogue;
  if (!consent) return draft;
  const agreed = change(draft, {
    consent: { ...consent, answer: 'yes', utterance_ms: passed(draft) },
    is_recorded: true,
  });
  return goOn(write(write(agreed, 'assistant', consent.wording), 'caller', text));
}

/** Goes on without a record of what is said: only the answers themselves stay. */
export function refuse(draft: Draft, answer: 'no' | 'silence'): Draft {
  const consent = draft.dialogue.consent && { ...draft.dialogue.consent, answer, utterance_ms: answer === 'no' ? passed(draft) : null }; // prettier-ignore
  return goOn(say(change(draft, { consent }), wordsFor(draft).not_recorded));
}

/** Takes the leave to record back, and with it everything that was written down. */
export function withdraw(draft: Draft): Draft {
  const { consent, is_recorded } = draft.dialogue;
  if (!is_recorded) return say(draft, wordsFor(draft).not_recorded);
  const withdrawn = consent && { ...consent, answer: 'withdrawn' as const, utterance_ms: passed(draft) };
  const nothing = { is_recorded: false, transcript: [], recording: null, may_text: false };
  return say(change(draft, { consent: withdrawn, ...nothing }), wordsFor(draft).not_recorded);
}

const decline = (draft: Draft): Draft => goOn(change(draft, { declined_callback: true, proposed: null }), 'booking');

function book(draft: Draft): Draft {
  const { proposed } = draft.dialogue;
  if (!proposed) return passOn(draft);
  return effect(change(draft, { step: 'booking' }), { do: 'book', at: proposed.at });
}

/** What the calendar said. A slot that was taken meanwhile costs a correction, so that this too has an end. */
export function booked(draft: Draft, ok: boolean): Draft {
  const { proposed } = draft.dialogue;
  if (ok) return goOn(change(draft, { agreed: proposed }));
  return correct(say(draft, wordsFor(draft).taken), offer);
}

/** Asks who may be a recording to prove that they are not, once a call. */
export function challenge(draft: Draft, sign: Partial<Dialogue['signs']>): Draft {
  const { signs, step } = draft.dialogue;
  return come(change(draft, { signs: { ...signs, ...sign }, challenged_at: step }), 'challenge');
}

export const pass = (draft: Draft): Draft => resume(draft, draft.dialogue.challenged_at ?? 'name');

export const fail = (draft: Draft): Draft =>
  leaveMessage(change(draft, { signs: { ...draft.dialogue.signs, failed_challenge: true } }), 'ask');

/** Keys that were pressed: 0 leaves a message anywhere, 3 passes the challenge, 1 and 2 choose a time. */
export function pressed(draft: Draft, digits: string): Draft {
  const { step, is_recorded, challenged_at, offered, signs } = draft.dialogue;
  if (step === 'booking') return passOn(draft);
  if (step === 'message') return thank(draft);
  if (step === 'challenge') return digits === '3' ? pass(draft) : fail(draft);
  if (digits === '0' && is_recorded) return leaveMessage(draft, 'wanted');
  const chosen = step === 'callback' ? offered[Number(digits) - 1] : undefined;
  if (chosen) return proposeOffered(draft, chosen);
  if (['name', 'reason', 'urgency'].includes(step) && !challenged_at && digits !== '0') {
    return challenge(draft, { dtmf_menu: true });
  }
  const noted = challenged_at ? change(draft, { signs: { ...signs, dtmf_menu: true } }) : draft;
  return silentOrUnclear(noted);
}

/** What is no answer at all, to any question: asked once more, then given up. */
function silentOrUnclear(draft: Draft): Draft {
  const { step } = draft.dialogue;
  if (draft.dialogue.asked < 2) return pose(draft);
  if (step === 'consent') return refuse(draft, 'silence');
  return step === 'callback' || step === 'confirm' ? passOn(draft) : goOn(draft);
}

/** Nothing was said. The second time in a row, whoever it is may leave a message. */
export function silent(draft: Draft): Draft {
  const { step, signs } = draft.dialogue;
  const silences = draft.dialogue.silences + 1;
  const noted = change(draft, { silences, signs: { ...signs, silent: signs.silent || silences > 1 } });
  if (step === 'message') return thank(noted);
  if (step === 'booking') return passOn(noted);
  if (step === 'challenge') return fail(noted);
  if (silences > 1) return leaveMessage(noted, 'unheard');
  return step === 'consent' ? refuse(noted, 'silence') : pose(noted);
}
