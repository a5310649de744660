import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { change, type Draft } from '#functions/calls/dialogue/draft.ts';
import { resume } from '#functions/calls/dialogue/next.ts';
import { come, leaveMessage } from '#functions/calls/dialogue/questions.ts';

/** Asks who may be a recording to prove that they are not, once a call. */
export function challenge(draft: Draft, sign: Partial<Dialogue['signs']>): Draft {
  const { signs, step } = draft.dialogue;
  return come(change(draft, { signs: { ...signs, ...sign }, challenged_at: step }), 'challenge');
}

export const pass = (draft: Draft): Draft => resume(draft, draft.dialogue.challenged_at ?? 'name');

export const fail = (draft: Draft): Draft =>
  leaveMessage(change(draft, { signs: { ...draft.dialogue.signs, failed_challenge: true } }), 'ask');
