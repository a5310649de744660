import { agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { update, elapsedMs, say, wordsFor, addToTranscript, type Draft } from '#functions/calls/dialogue/draft.ts';
import { beginsWithYes } from '#functions/calls/dialogue/read-reply.ts';
import type { Acts } from '#functions/calls/dialogue/state.ts';
import { nextStep, repeatQuestion, retry } from '#functions/calls/dialogue/steps.ts';
import { isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { intentsIn, placesOf } from '#functions/nlu/intents/index.ts';
import type { Language } from '#shared/values/language.ts';

/** So often a caller is asked whether the call may be recorded, whatever they say instead of yes or no. */
const MOST_ASKED = 2;
/** A no to being recorded is as short as this, or comes first: “the doorbell doesn’t work” is none. */
const SHORT_NO = { words: 3, letters: 14 };
const SHORT_YES = { words: 12, letters: 24 };

/** What a caller asks instead of an answer. */
const questionsBack = ['asks_about_recording', 'what_recording', 'who_is_this', 'robot_question'] as const;
/** “Oui ?” and “yes?” only answer the telephone; “yes, sure” says more. Words, of Japanese letters. */
const HELLO = { words: 1, letters: 3 };

/** The answer to whether the call may be recorded; without a clear one it is not. */
export function answerConsent(draft: Draft, acts: Acts): Draft {
  const { intents, text, language } = acts;
  if (intents.do_not_record) return refuseConsent(draft, 'no');
  const asksBack = questionsBack.some((question) => intents[question]);
  const isYes = asksBack ? agreesBeside(acts) : acts.agrees || beginsWithYes(text, language) || saysYes(acts);
  if (isYes) return grantConsent(draft, text);
  if (intents.what_recording || refusesOutright(acts)) return refuseConsent(draft, 'no');
  const withoutConsent = (again: Draft) => refuseConsent(again, 'silence');
  const { asked, repeats } = draft.dialogue;
  // A question back is no failure to answer.
  if (asksBack && asked + repeats === MOST_ASKED) return repeatQuestion(draft) ?? withoutConsent(draft);
  return asked + repeats < MOST_ASKED ? retry(draft, withoutConsent) : withoutConsent(draft);
}

/** A yes beside a question back: “go ahead and record, but who is this?”, “what recording? Oh, all right”. */
function agreesBeside({ intents, text, language }: Acts): boolean {
  if (intents.no) return false;
  const places = questionsBack.flatMap((question) => placesOf(text, language, question));
  const before = text.slice(0, Math.min(...places.map(({ index }) => index)));
  const behind = text.slice(Math.max(...places.map(({ end }) => end)));
  return intents.record || agreesIn(behind, language) || (!intents.what_recording && agreesAtLength(before, language));
}

function agreesAtLength(text: string, language: Language): boolean {
  const said = placesOf(text, language, 'yes').map(({ index, end }) => text.slice(index, end).toLowerCase());
  if (language === 'ja') return new Set(said.join('')).size > HELLO.letters;
  return new Set(said.flatMap((phrase) => phrase.split(/[\s,]+/u))).size > HELLO.words;
}

/** “I told you already, yes”, “as you like”: leave anywhere in the answer, or a yes in a short one, and no no. */
const saysYes = ({ intents, text }: Acts): boolean =>
  !intents.no && (intents.record || (intents.yes && !isQuestion(text) && isShort(text, SHORT_YES)));

const refusesOutright = ({ intents, text, language }: Acts): boolean =>
  intents.no && (isShort(text, SHORT_NO) || intentsIn(text.split(' ').slice(0, SHORT_NO.words).join(' '), language).no);

/** The caller agrees to be recorded: the transcript begins with the question and this answer. */
function grantConsent(draft: Draft, text: string): Draft {
  const { consent } = draft.dialogue;
  if (!consent) return draft;
  const agreed = update(draft, {
    consent: { ...consent, answer: 'yes', utterance_ms: elapsedMs(draft) },
    is_recorded: true,
  });
  return nextStep(addToTranscript(addToTranscript(agreed, 'assistant', consent.wording), 'caller', text));
}

/** The caller refuses: the call continues without a transcript, and only the understood answers are stored. */
export function refuseConsent(draft: Draft, answer: 'no' | 'silence'): Draft {
  const consent = draft.dialogue.consent && {
    ...draft.dialogue.consent,
    answer,
    utterance_ms: answer === 'no' ? elapsedMs(draft) : null,
  };
  return nextStep(say(update(draft, { consent }), wordsFor(draft).not_recorded));
}

/** The caller withdraws consent: the transcript so far is deleted. */
export function withdrawConsent(draft: Draft): Draft {
  const { consent, is_recorded } = draft.dialogue;
  if (!is_recorded) {
    // A caller who did not answer the question has refused now.
    const isNo = consent?.kind === 'strict' && consent.answer === 'silence';
    const refused = isNo && { ...consent, answer: 'no' as const, utterance_ms: elapsedMs(draft) };
    return say(refused ? update(draft, { consent: refused }) : draft, wordsFor(draft).not_recorded);
  }
  const withdrawn = consent && { ...consent, answer: 'withdrawn' as const, utterance_ms: elapsedMs(draft) };
  const nothing = { is_recorded: false, transcript: [], recording: null, message: null, may_text: false };
  return say(update(draft, { consent: withdrawn, ...nothing }), wordsFor(draft).not_recorded);
}
