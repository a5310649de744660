import type { Acts } from '#functions/calls/dialogue/state.ts';
import { countCorrection, declineCallback, proposeWished } from '#functions/calls/dialogue/time-steps.ts';
import { goOnWithNumber, retry } from '#functions/calls/dialogue/steps.ts';
import { ownerSlot, say, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';

/** The number to call, where the line shows none or another one is wanted. */
export function answerNumber(draft: Draft, acts: Acts): Draft {
  const { number, proposed, briefing } = draft.dialogue;
  const known = number ?? briefing.caller_number;
  if (number) return goOnWithNumber(draft);
  // Another time, before the number.
  if (proposed && acts.edits.wanted.length && !acts.refuses)
    return countCorrection(draft, (again) => proposeWished(again, acts.edits));
  const withoutNumber = (again: Draft) =>
    known ? goOnWithNumber(again) : declineCallback(say(again, wordsFor(again).no_number(ownerSlot(again))));
  if (known && (acts.agrees || acts.intents.same_number || acts.extension)) return goOnWithNumber(draft);
  if (known && acts.intents.wants_no_callback) return declineCallback(draft);
  if (acts.refuses || acts.intents.wants_no_callback) return withoutNumber(draft);
  return retry(draft, withoutNumber);
}
