import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { type Appointment, isOpen, onLine, withoutCaller } from '#functions/calls/callbacks/domain/appointment.ts';
import { type CallbackContext, callbackContext } from '#functions/calls/callbacks/context.ts';
import { deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** Who wants it, as the log of deletions names them; `isSilent` where the owner was notified before. */
type Deleting = { by: string; now: Date; isSilent?: boolean };

/** A call of another caller who named the number: in the call, in its callback, or in both. */
type Naming = { call: Revised<StoredCall>; isInCall: boolean; callback: Revised<Appointment> | undefined };

/** What an owner has of a number. The owner’s own contacts and marks are not of it. */
export type OfCaller = {
  calls: number;
  appointments: number;
  /** Calls of others, who only named the number to be called on. */
  named: number;
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

  /** An appointment and its call, in one transaction. The owner learns that a coming slot is free, and no more. */
  async function appointment(agreed: Revised<Appointment>, { by, now, isSilent = false }: Deleting): Promise<void> {
    const { account_id, call_id, id } = agreed;
    const isComing = isOpen(agreed) && agreed.starts_at > now.toISOString();
    const notice = isComing && !isSilent ? await tellOwner(agreed, now) : undefined;
    const deleting = { by, now, is_caller: true };
    await appointments.commit(
      ...(call_id ? await forget.removalOf({ account_id, id: call_id }, deleting) : []),
      appointments.remove(agreed),
      ...(isOpen(agreed) ? [appointments.release(agreed)] : []),
      ...(await memoryOf(account_id, Phone.safeParse(agreed.caller_number).data)),
      deletions.note({ account_id, id, is_caller: true, by, at: now.toISOString() }),
      ...(notice?.writes ?? []),
    );
    await notice?.send();
  }

  /** Of a call that stays, the number that its caller named; a callback is on the line of the call from then on. */
  async function named({ call, isInCall, callback }: Naming, { by, now }: Pick<Deleting, 'by' | 'now'>): Promise<void> {
    const { account_id, id, caller_number } = call;
    const { callback_extension: _, ...rest } = call;
    const named_in = [...(isInCall ? ['call' as const] : []), ...(callback ? ['callback' as const] : [])];
    await calls.commit(
      ...(isInCall ? [calls.replace(call, { ...rest, callback_number: null })] : []),
      ...(callback ? [appointments.replace(callback, onLine(callback, caller_number))] : []),
      deletions.note({ account_id, id, is_caller: false, named_in, by, at: now.toISOString() }),
    );
  }

  async function tellOwner(agreed: Appointment, now: Date) {
    const owner = await ownerOf(agreed.account_id);
    const recipient = { owner: owner.account, settings: owner.settings, appointment: withoutCaller(agreed) };
    return notices.toOwner('callback-cancelled', recipient, now);
  }

  async function ofNumber(account_id: AccountId, phone: Phone) {
    const [all, agreed] = await Promise.all([calls.latest(account_id), appointments.all(account_id)]);
    const isTheirs = ({ caller_number }: StoredCall) => caller_number === phone;
    const others = new Map(all.filter((call) => !isTheirs(call)).map((call) => [call.id, call]));
    const theirs = all.filter(isTheirs);
    const ids = new Set<string | null>(theirs.map(({ id }) => id));
    // A caller may have named another number to be called on. Without its call, an appointment is of the number it has.
    const ofThem = agreed.filter(
      ({ call_id, caller_number }) =>
        ids.has(call_id) || (caller_number === phone && !(call_id && others.has(call_id))),
    );
    const naming = agreed.filter((each) => each.caller_number === phone && !ofThem.includes(each));
    const named = [...others.values()].flatMap((call) => {
      const callback = naming.find(({ call_id }) => call_id === call.id);
      const isInCall = call.callback_number === phone;
      return callback || isInCall ? [{ call, isInCall, callback }] : [];
    });
    return { theirs, agreed: ofThem, named };
  }

  return {
    appointment,
    named,
    async found(account_id: AccountId, phone: Phone): Promise<OfCaller> {
      const [{ theirs, agreed, named }, mark] = await Promise.all([
        ofNumber(account_id, phone),
        marks.of(account_id, phone),
      ]);
      const isRemembered = Boolean(mark?.talked_at ?? mark?.genuine_at ?? mark?.last_call);
      return { calls: theirs.length, appointments: agreed.length, named: named.length, isRemembered };
    },
    /** All that an owner has of a number. */
    caller: (account_id: AccountId, phone: Phone, deleting: Deleting): Promise<void> =>
      retryOnConflict(async () => {
        const { theirs, agreed, named: ofOthers } = await ofNumber(account_id, phone);
        for (const each of agreed) await appointment(each, deleting);
        const done = new Set<string | null>(agreed.map(({ call_id }) => call_id));
        for (const call of theirs.filter(({ id }) => !done.has(id)))
          await forget.everything(call, { ...deleting, is_caller: true });
        for (const each of ofOthers) await named(each, deleting);
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
