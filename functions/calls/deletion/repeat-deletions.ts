import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { type Deletion, deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { forgetCallerOf } from '#functions/calls/deletion/forget-caller.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import { AppointmentId, CallId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/**
 * Deletes again, in a table that was restored, what the log of another table says was deleted; and takes over the log.
 * Repeated, it does nothing more. Returns how many deletions there were, and how many were still to be done.
 */
export async function repeatDeletions(from: Table, to: Table, recordings: () => Recordings, now: Date) {
  const [calls, appointments, log] = [callStore(to), appointmentStore(to), deletionLog(to)];
  const [forget, forgetCaller] = [forgetOf(to, recordings), forgetCallerOf(to, recordings)];

  /** The other number that a caller named: it is in the restored call or callback again. */
  async function repeatNamed({ account_id, id, by, at }: Deletion, named_in: readonly string[]): Promise<boolean> {
    const call = await calls.of(account_id, CallId.parse(id));
    if (!call) return false;
    const agreed = call.appointment && (await appointments.of(account_id, call.appointment.id));
    const isElsewhere = agreed?.call_id === call.id && agreed.caller_number !== call.caller_number;
    const isInCall = named_in.includes('call') && call.callback_number !== null;
    const callback = named_in.includes('callback') && isElsewhere ? agreed : undefined;
    if (!isInCall && !callback) return false;
    await forgetCaller.named({ call, isInCall, callback }, { by, now: new Date(at) });
    return true;
  }

  /** Whether it was still there. */
  async function repeat(deletion: Deletion): Promise<boolean> {
    if (deletion.named_in) {
      const isLeft = await repeatNamed(deletion, deletion.named_in);
      if (!isLeft) await to.commit(log.note(deletion));
      return isLeft;
    }
    const { account_id, id, is_caller, by, at } = deletion;
    const deleting = { by, now: new Date(at), isSilent: true };
    const appointment_id = AppointmentId.safeParse(id).data;
    const agreed = appointment_id && (await appointments.of(account_id, appointment_id));
    if (agreed) await forgetCaller.appointment(agreed, deleting);
    const call_id = CallId.safeParse(id).data;
    const call = call_id && (await calls.of(account_id, call_id));
    if (call && is_caller) {
      await forgetCaller.memory(account_id, Phone.safeParse(call.caller_number).data);
      await forget.everything(call, { ...deleting, is_caller });
    } else if (call) await forget.forOwner(account_id, call.id, deleting);
    else await to.commit(log.note(deletion));
    return Boolean(agreed ?? call);
  }

  const all = await deletionLog(from).latest(now);
  let repeated = 0;
  for (const deletion of all) if (await repeat(deletion)) repeated += 1;
  return { deletions: all.length, repeated };
}
