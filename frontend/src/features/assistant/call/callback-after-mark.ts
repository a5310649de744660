import type { CallDetails } from '#shared/api/assistant.ts';
import type { Callback, Mark } from '#shared/values/call.ts';

export type Marked = { mark: Mark | null; appointment: Callback | null };
export type CallbackChange = { change: 'cancelled' | 'restored' | 'lost'; at: string };

export const markedOf = ({ mark, call: { appointment } }: CallDetails): Marked => ({ mark, appointment });

const isUnwanted = (mark: Mark | null) => mark === 'spam' || mark === 'blocked';
const isCancelled = (appointment: Callback) => appointment.state === 'cancelled';

/** What a new mark of the number did to the callback: cancelled it, restored it, or, taken back, could not. */
export function callbackAfterMark(before: Marked, after: Marked): CallbackChange | undefined {
  const { appointment: was } = before;
  const { appointment: is } = after;
  if (before.mark === after.mark || !was || !is) return undefined;
  const at = is.starts_at;
  if (isCancelled(is) && !isCancelled(was)) return { change: 'cancelled', at };
  if (!isCancelled(is) && isCancelled(was)) return { change: 'restored', at };
  const isTakenBack = isUnwanted(before.mark) && !isUnwanted(after.mark);
  return isCancelled(is) && isTakenBack ? { change: 'lost', at } : undefined;
}
