import { type Draft, ownerSlot, say, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { type Acts, isUnwanted, type Step } from '#functions/calls/dialogue/state.ts';

const LONGEST = 200;

/** Keeps what the caller wants passed on beside the reason, for the owner to read; nothing of a call that may not be kept. */
export function keepMessage(draft: Draft, { text, hasContent }: Pick<Acts, 'text' | 'hasContent'>): Draft {
  const { message, is_recorded } = draft.dialogue;
  if (!hasContent || !is_recorded || message?.endsWith(text)) return draft;
  return update(draft, { message: [message, text].filter(Boolean).join(' ').slice(0, LONGEST) });
}

const settlesTime: readonly Step[] = ['standing', 'callback', 'number', 'confirm', 'may_text'];

/** While the callback is settled, what the caller wants told or asks of the owner is kept, and the caller hears so. */
export function passOn(draft: Draft, acts: Acts): Draft {
  const { step, is_recorded } = draft.dialogue;
  const isAnswered = draft.commands.length > 0;
  const isKept = acts.isForOwner && acts.hasContent && is_recorded && settlesTime.includes(step);
  if (!isKept || isAnswered || isUnwanted(draft.dialogue)) return draft;
  return say(keepMessage(draft, acts), wordsFor(draft).pass_on(ownerSlot(draft)));
}
