import { update, ownerIn, ownerSlot, say, varietyIn, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { spokenDate } from '#functions/calls/dialogue/spoken-formats.ts';
import { TEXT_VERSION } from '#functions/calls/dialogue/consent.ts';

/** Says that an assistant answers and, unless consent is asked for, that the call is recorded. It can’t be interrupted. */
export function discloseAssistant(draft: Draft): Draft {
  const words = wordsFor(draft);
  const opened = say(draft, words.opening(ownerSlot(draft)), false);
  const { briefing, is_recorded, language } = draft.dialogue;
  if (briefing.consent === 'strict' || !is_recorded) return opened;
  const withConsent = update(opened, {
    consent: {
      kind: 'notice',
      wording: words.notice,
      text_version: TEXT_VERSION,
      language,
      spoken_at: draft.at.toISOString(),
      answer: 'told',
      utterance_ms: null,
    },
  });
  return say(withConsent, words.notice, false);
}

/** Says in one sentence that nobody is there, and for an absence until when. */
export function sayClosed(draft: Draft): Draft {
  const { closed } = draft.dialogue.briefing;
  if (!closed) return draft;
  const words = wordsFor(draft).closed;
  if (closed.why !== 'away') return say(draft, words[closed.why]);
  if (!closed.back) return draft;
  const day = spokenDate(closed.back, varietyIn(draft.dialogue));
  return say(draft, words.away({ owner: ownerIn(draft.dialogue), day }));
}
