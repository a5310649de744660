import type { Acts } from '#functions/calls/dialogue/state.ts';
import { isAskedAgain, leaveTimeToOwner } from '#functions/calls/dialogue/time-steps.ts';
import { keepMessage } from '#functions/calls/dialogue/pass-on.ts';
import { ownerSlot, say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';

/**
 * “That’s the time of the appointment, not of the call”: it is passed on, and the caller is asked once more when to call.
 */
export function withoutTime(draft: Draft, acts: Acts, ask: (draft: Draft) => Draft): Draft {
  const { wish } = draft.dialogue;
  const kept = update(keepMessage(draft, acts), { wish: { ...wish, wanted: [] }, proposed: null });
  if (isAskedAgain(draft)) return leaveTimeToOwner(kept);
  return ask(draft.commands.length > 0 ? kept : say(kept, wordsFor(kept).pass_on(ownerSlot(kept))));
}
