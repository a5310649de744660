import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { update, type Draft } from '#functions/calls/dialogue/draft.ts';
import { resumeAt } from '#functions/calls/dialogue/steps.ts';
import { enterStep, takeMessage } from '#functions/calls/dialogue/questions.ts';

/** Asks a caller who may be a recording to prove otherwise, once a call. */
export function challengeCaller(draft: Draft, sign: Partial<Dialogue['signs']>): Draft {
  const { signs, step } = draft.dialogue;
  return enterStep(update(draft, { signs: { ...signs, ...sign }, challenged_at: step }), 'challenge');
}

export const passChallenge = (draft: Draft): Draft => resumeAt(draft, draft.dialogue.challenged_at ?? 'name');

export const failChallenge = (draft: Draft): Draft =>
  takeMessage(update(draft, { signs: { ...draft.dialogue.signs, failed_challenge: true } }), 'ask');
