// PLACEHOLDER
import type { Letter } from '#functions/messages/letters/letter.ts';
import type { Message } from '#functions/messages/store.ts';

/** The message that tells this, in its reader’s language. */
export function compose(_: Letter, now: Date): Message {
  throw new Error(`Not written yet (${now.toISOString()})`);
}
