import type { Acts } from '#functions/calls/dialogue/state.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { addEffect, say, update, withNote, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { isWithin } from '#functions/nlu/edits/window.ts';
import { namesTime, offerOthers, proposeWished } from '#functions/calls/dialogue/time-steps.ts';
import { nextStep, retry } from '#functions/calls/dialogue/steps.ts';

/** The answer to whether the callback of an earlier call is kept. */
export function answerStanding(draft: Draft, acts: Acts): Draft {
  const { intents, edits } = acts;
  const { starts_at } = draft.dialogue.briefing.standing ?? {};
  if (intents.cancels_time) return cancelStanding(draft);
  const zone = draft.dialogue.briefing.caller_zone ?? draft.dialogue.briefing.zone;
  const isSame = ({ wanted, refused }: TimeEdits) =>
    starts_at !== undefined &&
    !refused.length &&
    wanted.every((window) => isWithin(Date.parse(starts_at), window, zone));
  const change = (again: Draft) => update(again, { standing: 'changing' });
  if (namesTime(edits) && !isSame(edits)) return proposeWished(change(draft), edits);
  if (intents.changes_time || edits.other) return offerOthers(change(draft), edits);
  if (intents.keeps_time || acts.agrees || (intents.yes && !intents.no) || namesTime(edits)) return keepStanding(draft);
  return retry(draft, keepStanding);
}

/** The callback that stands is left as it is, also where the caller says nothing of it. */
const keepStanding = (draft: Draft): Draft =>
  nextStep(say(update(withNote(draft, 'keeps_time'), { standing: 'kept' }), wordsFor(draft).standing.kept));

const cancelStanding = (draft: Draft): Draft =>
  nextStep(
    addEffect(
      say(update(draft, { standing: 'cancelled', declined_callback: true }), wordsFor(draft).standing.cancelled),
      { do: 'cancel' },
    ),
  );
