import type { Account } from '#functions/account/public.ts';
import { carrierOf, undoFor } from '#functions/calls/forwarding/carriers/codes.ts';
import { isDialled } from '#functions/calls/forwarding/domain/legs.ts';
import { after, asOf } from '#functions/calls/forwarding/domain/set-up.ts';
import { forwardingStore, type StoredForwarding } from '#functions/calls/forwarding/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { type HookEffect, noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { addDays } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

/** The writes that release our number, and the cancelling code for the owner, if one was dialled. */
export type NumberRelease = { writes: Write[]; undo: string | null };

type Owner = Pick<Account, 'account_id' | 'phone' | 'phone_confirmed_at' | 'language' | 'portuguese'>;

/** Releases an owner’s number, which answers neutrally for thirty days. */
export const leavingOf = (table: Table, outbox = outboxOf(table)) => {
  const [numbers, store] = [numberStore(table), forwardingStore(table)];
  return {
    async of({ carrier_id, number, legs }: StoredForwarding, now: Date): Promise<NumberRelease> {
      const ours = number && (await numbers.of(number));
      const carrier = carrier_id ? carrierOf(carrier_id) : undefined;
      return {
        writes: ours ? numbers.takeBack(ours, addDays(now, figures.neutralDays)) : [],
        undo: (carrier && legs.some(isDialled) && undoFor(carrier)) || null,
      };
    },
    /** The same for an account that is closed, whose forwarding is turned off. */
    async ofAccount(account_id: AccountId, now: Date): Promise<NumberRelease> {
      const current = await store.of(account_id);
      const next = current && current.state !== 'off' ? after(asOf(current, now), { t: 'turned-off' }, now) : undefined;
      if (!current || !next) return { writes: [], undo: null };
      const { writes, undo } = await this.of(current, now);
      return { writes: [store.write(next, current), ...writes], undo };
    },
    /**
     * Turns forwarding off for an owner who stays, and texts the code to the phone that forwards. Repeated
     * requests send one text; of two concurrent ones, one fails with request.conflict.
     */
    async turnOff(owner: Owner, now: Date): Promise<HookEffect> {
      const { account_id, phone, phone_confirmed_at } = owner;
      const current = await store.of(account_id);
      const next = current && current.state !== 'off' ? after(asOf(current, now), { t: 'turned-off' }, now) : undefined;
      if (!current || !next) return noEffect;
      const { writes, undo } = await this.of(current, now);
      const to = phone_confirmed_at ? phone : null;
      const letter =
        undo && to
          ? outbox.queue(
              { purpose: 'number-left', to, account_id, language: varietyOfMember(owner), params: { undo } },
              now,
            )
          : undefined;
      return {
        writes: [store.write(next, current), ...writes, ...(letter ? [letter.write] : [])],
        afterCommit: async () => letter?.send(),
      };
    },
  };
};

/** Turns forwarding off in the transaction that takes the phone number or the membership away. */
export const turnOffForwarding = (table: Table, outbox = outboxOf(table)): TransactionHook<Owner> => {
  const leaving = leavingOf(table, outbox);
  return (account, now) => leaving.turnOff(account, now);
};
