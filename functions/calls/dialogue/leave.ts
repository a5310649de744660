import { change, passed, say, wordsFor, write, type Draft } from '#functions/calls/dialogue/draft.ts';
import { goOn } from '#functions/calls/dialogue/next.ts';

/** Takes leave to record: from here on, the question and the yes first of all, what is said is written down. */
export function agree(draft: Draft, text: string): Draft {
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
