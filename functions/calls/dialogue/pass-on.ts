import { type Draft, update } from '#functions/calls/dialogue/draft.ts';
import type { Acts } from '#functions/calls/dialogue/state.ts';

const LONGEST = 200;

/** Keeps what the caller wants passed on beside the reason, for the owner to read; nothing of a call that may not be kept. */
export function keepMessage(draft: Draft, { text, hasContent }: Pick<Acts, 'text' | 'hasContent'>): Draft {
  const { message, is_recorded } = draft.dialogue;
  if (!hasContent || !is_recorded) return draft;
  return update(draft, { message: [message, text].filter(Boolean).join(' ').slice(0, LONGEST) });
}
