import { scoreCall } from '#functions/calls/outcome/score-call.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { isEnoughToEnd } from '#functions/calls/verdict/enough-to-end.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import type { Understood } from '#functions/nlu/port.ts';
import type { Spam } from '#shared/values/call.ts';

/** Of ten calls three are spam before a word is said. */
const PRIOR = logOdds(0.3);
/** What is said later is no first sentence, even if neither consent nor a name was given. */
const FIRST_TURNS = 2;

/**
 * A call that may not be recorded keeps no earlier words, so that only the last ones are read: what they say of spam is added
 * to what was known before.
 */
export function withEarlierWords(now: Understood, { dialogue, heard }: CallSession): Understood {
  const before = dialogue.understood?.spam;
  if (!before || heard.some(({ who }) => who === 'caller')) return now;
  const odds = logOdds(before.probability) + logOdds(now.spam.probability) - PRIOR;
  const signs = [
    ...now.spam.signs,
    ...before.signs.filter(({ code }) => !now.spam.signs.some((each) => each.code === code)),
  ];
  return { ...now, spam: { probability: 1 / (1 + Math.exp(-odds)), signs } };
}

/** Within bounds that one turn more can still move. */
function logOdds(probability: number): number {
  const p = Math.min(0.99, Math.max(0.01, probability));
  return Math.log(p / (1 - p));
}

/**
 * The verdict on a call so far, by the function that judges it at its end. `likely_spam` ends a call: so it takes words enough,
 * and never meets a caller who speaks of danger to life, or whose call alerted the owner.
 */
export function verdictSoFar(
  { text, understood }: { text: string; understood: Understood },
  session: CallSession,
  now: Date,
): Spam['verdict'] {
  const { dialogue, reputation, settings } = session;
  const said = { who: 'caller' as const, at_ms: 0, text, unsure: [] };
  const asked_codes = dialogue.asked_codes + (intentsIn(text, understood.language).asks_for_code ? 1 : 0);
  const transcript = [...dialogue.transcript, said];
  const soFar = { ...session, dialogue: { ...dialogue, understood, asked_codes, transcript } };
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
  const isFirst = (dialogue.step === 'consent' || dialogue.step === 'name') && dialogue.turn <= FIRST_TURNS;
  const mayEnd = isEnoughToEnd(words, isFirst, language) && !dialogue.is_urgent && !intentsIn(text, language).emergency;
  return verdict === 'likely_spam' && !mayEnd ? 'suspicious' : verdict;
}
