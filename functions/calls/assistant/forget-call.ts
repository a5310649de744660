import { callStore, type StoredCall, type StoredDetails } from '#functions/calls/assistant/store.ts';
import { withoutCall } from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import type { AccountId, CallId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** The call without its words: the list keeps what the assistant understood. */
export const forgotten = <T extends object>(details: T) => ({
  ...details,
  callback_text: null,
  transcript: [],
  recording: null,
  deleted_at: null,
});
export const withoutWords = <T extends object>(call: T) => ({
  ...call,
  callback_text: null,
  transcript_preview: '',
  has_audio: false,
});

/** Whether the words of a call have had their time: from then on nobody reads them, also where they are still stored. */
export const isForgotten = ({ deleted_at }: Pick<StoredDetails, 'deleted_at'>, now: Date): boolean =>
  deleted_at !== null && deleted_at <= now.toISOString();

/** Who deletes a call, as the log of deletions names them. */
type Deleting = { by: string; now: Date };

/**
 * Deletes the transcript and the recording of a call. The recording goes first: after a crash in between, the call is
 * still due for deletion.
 */
export const forgetOf = (table: Table, recordings: () => Recordings, calls = callStore(table)) => {
  const [appointments, callers, deletions] = [appointmentStore(table), callerStore(table), deletionLog(table)];

  /** Nothing is left that says that the number called, unless another call of it is. */
  async function lastOf({ account_id, id, caller_number }: StoredCall): Promise<Write[]> {
    const phone = Phone.safeParse(caller_number).data;
    if (!phone) return [];
    const others = (await calls.latest(account_id)).some((each) => each.caller_number === phone && each.id !== id);
    return others ? [] : [callers.unnoteOwner({ phone, account_id })];
  }

  /** Removes the recording, and returns what removes all else of a call, for a transaction. */
  async function removalOf(
    { account_id, id }: Pick<StoredDetails, 'account_id' | 'id'>,
    { by, now, is_caller = false }: Deleting & { is_caller?: boolean },
  ): Promise<Write[]> {
    const [details, call] = await Promise.all([calls.detailsOf(account_id, id), calls.of(account_id, id)]);
    if (details?.recording) await recordings().remove(details.recording.key);
    return [
      calls.removeDetails({ account_id, id }),
      ...(call ? [calls.remove(call), ...(await lastOf(call))] : []),
      deletions.note({ account_id, id, is_caller, by, at: now.toISOString() }),
    ];
  }

  return {
    async words(details: Revised<StoredDetails>): Promise<void> {
      if (details.recording) await recordings().remove(details.recording.key);
      const call = await calls.of(details.account_id, details.id);
      await calls.commit(
        calls.replaceDetails(details, forgotten(details)),
        ...(call ? [calls.replace(call, withoutWords(call))] : []),
      );
    },
    removalOf,
    /** And its line in the list as well. */
    everything: async (...of: Parameters<typeof removalOf>): Promise<void> => calls.commit(...(await removalOf(...of))),
    /** As its owner deletes it: a callback that was agreed in it stands, without what was said. Whether there was such a call. */
    forOwner: (account_id: AccountId, id: CallId, deleting: Deleting): Promise<boolean> =>
      retryOnConflict(async () => {
        const call = await calls.of(account_id, id);
        if (!call) return false;
        const agreed = call.appointment && (await appointments.of(account_id, call.appointment.id));
        const stands = agreed?.call_id === id ? [appointments.replace(agreed, withoutCall(agreed))] : [];
        await calls.commit(...(await removalOf(call, deleting)), ...stands);
        return true;
      }),
  };
};
export type Forgetting = ReturnType<typeof forgetOf>;
