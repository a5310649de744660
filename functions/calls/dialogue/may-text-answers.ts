import type { Acts } from '#functions/calls/dialogue/state.ts';
import { isShortYes } from '#functions/calls/dialogue/short-yes.ts';
import { nextStep, retry } from '#functions/calls/dialogue/steps.ts';
import { changeAgreed } from '#functions/calls/dialogue/after-booking.ts';
import { update, type Draft } from '#functions/calls/dialogue/draft.ts';

/** The answer to whether the time may be texted. */
export function answerMayText(draft: Draft, acts: Acts): Draft {
  const changed = changeAgreed(draft, acts);
  if (changed) return changed;
  const { intents } = acts;
  if (acts.agrees || isShortYes(acts) || (intents.wants_text && !intents.no))
    return nextStep(update(draft, { may_text: true }));
  // “Just call me”
  if (intents.no || acts.refuses || intents.no_thanks || intents.wants_callback) return nextStep(draft);
  return retry(draft, nextStep);
}
