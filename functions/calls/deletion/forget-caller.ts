import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { type Appointment, isOpen, withoutCaller } from '#functions/calls/callbacks/domain/appointment.ts';
import { type CallbackContext, callbackContext } from '#functions/calls/callbacks/context.ts';
import { deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** Who wants it, as the log of deletions names them; `isSilent` where the owner was told before. */
type Deleting = { by: string; now: Date; isSilent?: boolean };

/** What an owner has of a number. The owner’s own contacts and marks are not of it. */
export type OfCaller = {
  calls: number;
  appointments: number;
  /** That the owner called back, and which calls were genuine. */
  isRemembered: boolean;
};

/** Deletes what an owner has of a caller. Repeated, it completes an interrupted deletion. */
export const forgetCallerOf = (
  table: Table,
  recordings: () => Recordings,
  context: Pick<CallbackContext, 'appointments' | 'calls' | 'marks' | 'notices' | 'ownerOf'> = callbackContext(table),
) => {
  const { appointments, calls, marks, notices, ownerOf } = context;
  const [callers, deletions, forget] = [callerStore(table), deletionLog(table), forgetOf(table, recordings)];

  /** The mark that an owner set stays; what the calls left in it goes. */
  async function memoryOf(account_id: AccountId, phone: Phone | undefined): Promise<Write[]> {
    const mark = phone && (await marks.of(account_id, phone));
    if (!mark) return [];
    const { mark: set, at } = mark;
    return [set && at ? marks.set({ account_id, phone, mark: set, at }) : marks.unset(mark)];
  }

  /** An appointment and its call. The owner learns that a coming slot is free, and no more. */
  async function appointment(agreed: Revised<Appointment>, { by, now, isSilent = false }: Deleting): Promise<void> {
    const { account_id, call_id, id } = agreed;
    if (call_id) await forget.everything({ account_id, id: call_id }, { by, now, is_caller: true });
    const isComing = isOpen(agreed) && agreed.starts_at > now.toISOString();
    const notice = isComing && !isSilent ? await tellOwner(agreed, now) : undefined;
    await appointments.commit(
      appointments.remove(agreed),
      ...(isOpen(agreed) ? [appointments.release(agreed)] : []),
      ...(await memoryOf(account_id, Phone.safeParse(agreed.caller_number).data)),
      deletions.note({ account_id, id, is_caller: true, by, at: now.toISOString() }),
      ...(notice?.writes ?? []),
    );
    await notice?.send();
  }

  async function tellOwner(agreed: Appointment, now: Date) {
    const owner = await ownerOf(agreed.account_id);
    const recipient = { owner: owner.account, settings: owner.settings, appointment: withoutCaller(agreed) };
    return notices.toOwner('callback-cancelled', recipient, now);
  }

  async function ofNumber(account_id: AccountId, phone: Phone) {
    const [all, agreed] = await Promise.all([calls.latest(account_id), appointments.all(account_id)]);
    const theirs = all.filter(({ caller_number }) => caller_number === phone);
    const ids = new Set<string | null>(theirs.map(({ id }) => id));
    return {
      theirs,
      // A caller may have named another number to be called on.
      agreed: agreed.filter(({ call_id, caller_number }) => caller_number === phone || ids.has(call_id)),
    };
  }

  return {
    appointment,
    async found(account_id: AccountId, phone: Phone): Promise<OfCaller> {
      const [{ theirs, agreed }, mark] = await Promise.all([ofNumber(account_id, phone), marks.of(account_id, phone)]);
      const isRemembered = Boolean(mark?.talked_at ?? mark?.genuine_at ?? mark?.last_call);
      return { calls: theirs.length, appointments: agreed.length, isRemembered };
    },
    /** All that an owner has of a number. */
    caller: (account_id: AccountId, phone: Phone, deleting: Deleting): Promise<void> =>
      retryOnConflict(async () => {
        const { theirs, agreed } = await ofNumber(account_id, phone);
        for (const each of agreed) await appointment(each, deleting);
        const done = new Set<string | null>(agreed.map(({ call_id }) => call_id));
        for (const call of theirs.filter(({ id }) => !done.has(id)))
          await forget.everything(call, { ...deleting, is_caller: true });
        await calls.commit(
          ...(await memoryOf(account_id, phone)),
          callers.unnoteCall({ phone, account_id }),
          callers.unnoteOwner({ phone, account_id }),
        );
      }),
    /** What is remembered of the caller of a call that is deleted. */
    memory: async (account_id: AccountId, phone: Phone | undefined): Promise<void> => {
      const writes = await memoryOf(account_id, phone);
      if (writes.length) await calls.commit(...writes);
    },
  };
};
export type ForgetCaller = ReturnType<typeof forgetCallerOf>;
