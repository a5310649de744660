import { update, elapsedMs, say, wordsFor, addToTranscript, type Draft } from '#functions/calls/dialogue/draft.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';

/** The caller agrees to be recorded: the transcript begins with the question and this answer. */
export function grantConsent(draft: Draft, text: string): Draft {
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
