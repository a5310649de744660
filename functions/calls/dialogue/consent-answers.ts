import { update, elapsedMs, say, wordsFor, addToTranscript, type Draft } from '#functions/calls/dialogue/draft.ts';
import { beginsWithYes } from '#functions/calls/dialogue/read-reply.ts';
import type { Acts } from '#functions/calls/dialogue/state.ts';
import { nextStep, retry } from '#functions/calls/dialogue/steps.ts';
import { isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';

/** So often a caller is asked whether the call may be recorded, whatever they say instead of yes or no. */
const MOST_ASKED = 2;
/** A no to being recorded is as short as this, or comes first: “the doorbell doesn’t work” is none. */
const SHORT_NO = { words: 3, letters: 14 };
const SHORT_YES = { words: 12, letters: 24 };

/** The answer to whether the call may be recorded; without a clear one it is not. */
export function answerConsent(draft: Draft, acts: Acts): Draft {
  const { intents, text, language } = acts;
  const isYes = acts.agrees || beginsWithYes(text, language) || saysYes(acts);
  if (isYes && !intents.do_not_record) return grantConsent(draft, text);
  if (intents.do_not_record || refusesOutright(acts)) return refuseConsent(draft, 'no');
  const withoutConsent = (again: Draft) => refuseConsent(again, 'silence');
  const { asked, repeats } = draft.dialogue;
  return asked + repeats < MOST_ASKED ? retry(draft, withoutConsent) : withoutConsent(draft);
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
  if (!is_recorded) return say(draft, wordsFor(draft).not_recorded);
  const withdrawn = consent && { ...consent, answer: 'withdrawn' as const, utterance_ms: elapsedMs(draft) };
  const nothing = { is_recorded: false, transcript: [], recording: null, message: null, may_text: false };
  return say(update(draft, { consent: withdrawn, ...nothing }), wordsFor(draft).not_recorded);
}
