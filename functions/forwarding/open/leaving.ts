import { carrierOf, undoFor } from '#functions/forwarding/carriers/codes.ts';
import { isDialled } from '#functions/forwarding/domain/legs.ts';
import { forwardingStore, type StoredForwarding } from '#functions/forwarding/store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { numberStore } from '#functions/telephony/open/number-store.ts';
import type { AccountId } from '#shared/values/id.ts';

const NEUTRAL_MS = 30 * 86_400_000;

/** What leaving takes: the writes by which our number is given back, and the code that its owner needs, where one was dialled. */
export type Leaving = { writes: Write[]; undo: string | null };

/** Whoever leaves gives our number back; for thirty days it says, of nobody, that nobody is there. */
export const leavingOf = (table: Table, numbers = numberStore(table)) => ({
  async of({ carrier_id, number, legs }: StoredForwarding, now: Date): Promise<Leaving> {
    const ours = number && (await numbers.of(number));
    const carrier = carrier_id ? carrierOf(carrier_id) : undefined;
    return {
      writes: ours ? numbers.takeBack(ours, new Date(now.getTime() + NEUTRAL_MS)) : [],
      undo: (carrier && legs.some(isDialled) && undoFor(carrier)) || null,
    };
  },
  /** The same of an account that ends, whatever it had set up. */
  async ofAccount(account_id: AccountId, now: Date): Promise<Leaving> {
    const found = await forwardingStore(table).of(account_id);
    return found && found.state !== 'off' ? this.of(found, now) : { writes: [], undo: null };
  },
});
