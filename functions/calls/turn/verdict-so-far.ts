import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { countWords } from '#functions/nlu/spam/fold.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import type { Understood } from '#functions/nlu/port.ts';
import type { Spam } from '#shared/values/call.ts';

/** Fewer words than this are no sentence yet. */
const SENTENCE = 8;

/**
 * The verdict on a call so far, by the function that judges it at its end. `likely_spam` ends a call: so it takes a sentence at
 * least, and never meets a caller who speaks of danger to life, or about whom the owner was alerted.
 */
export function verdictSoFar(
  { text, understood }: { text: string; understood: Understood },
  session: CallSession,
  now: Date,
): Spam['verdict'] {
  const { dialogue, reputation, settings } = session;
  const said = { who: 'caller' as const, at_ms: 0, text, unsure: [] };
  const soFar = { ...session, dialogue: { ...dialogue, understood, transcript: [...dialogue.transcript, said] } };
  const { verdict } = scoreCall(
    soFar,
    {
      mark: reputation ?? undefined,
      reputation: reputation ?? undefined,
      owner: reputation?.owner ?? session.to,
      language: settings?.language ?? dialogue.language,
    },
    now,
  );
  const { language } = understood;
  const words = soFar.dialogue.transcript.filter(({ who }) => who === 'caller').map((each) => each.text);
  const mayEnd =
    countWords(words.join(' '), language) >= SENTENCE && !dialogue.is_urgent && !intentsIn(text, language).emergency;
  return verdict === 'likely_spam' && !mayEnd ? 'suspicious' : verdict;
}
