import { addEffect, say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import type { Acts } from '#functions/calls/dialogue/state.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';
import { offerOthers, proposeWished } from '#functions/calls/dialogue/time-steps.ts';
import { isShort, restOf } from '#functions/calls/dialogue/utterance.ts';
import type { Intent } from '#functions/nlu/intents/index.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';

const changing: readonly Intent[] = ['cancels_time', 'changes_time'];

/** How much may be said beside “cancel it”: “actually … please”. */
const BESIDE = { words: 2, letters: 12 };

/** What a caller says who wants another time after one was agreed, or none; null if they say nothing of it. */
export function changeAgreed(draft: Draft, acts: Acts): Draft | null {
  const { text, language, intents, edits } = acts;
  if (draft.dialogue.agreed === null) return null;
  // “Wait, can we make it Friday instead?”: the agreed time stays until another one is agreed.
  if (acts.changesMind) return proposeWished(draft, edits);
  // “Cancel the order, please”
  const rest = restOf(text, language, changing);
  if (!acts.isBrief || !isShort(rest, BESIDE) || namesThing(rest, language)) return null;
  if (intents.cancels_time) return cancelAgreed(draft);
  return intents.changes_time ? offerOthers(draft, edits) : null;
}

function cancelAgreed(draft: Draft): Draft {
  const { standing } = draft.dialogue;
  const cancelled = update(draft, {
    agreed: null,
    proposed: null,
    may_text: false,
    declined_callback: true,
    standing: standing && 'cancelled',
  });
  return nextStep(addEffect(say(cancelled, wordsFor(draft).standing.cancelled), { do: 'cancel' }));
}
