import { callStore, type StoredDetails } from '#functions/calls/assistant/store.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';

/** The call without its words: the list keeps what the assistant understood. */
export const forgotten = <T extends object>(details: T) => ({
  ...details,
  callback_text: null,
  transcript: [],
  recording: null,
  deleted_at: null,
});
export const withoutWords = <T extends object>(call: T) => ({ ...call, transcript_preview: '', has_audio: false });

/** Whether the words of a call have had their time: from then on nobody reads them, also where they are still stored. */
export const isForgotten = ({ deleted_at }: Pick<StoredDetails, 'deleted_at'>, now: Date): boolean =>
  deleted_at !== null && deleted_at <= now.toISOString();

/**
 * Deletes the transcript and the recording of a call. The recording goes first: after a crash in between, the call is
 * still due for deletion.
 */
export const forgetOf = (table: Table, recordings: () => Recordings, calls = callStore(table)) => ({
  async words(details: Revised<StoredDetails>): Promise<void> {
    if (details.recording) await recordings().remove(details.recording.key);
    const call = await calls.of(details.account_id, details.id);
    await calls.commit(
      calls.replaceDetails(details, forgotten(details)),
      ...(call ? [calls.replace(call, withoutWords(call))] : []),
    );
  },
  /** And its line in the list as well. */
  async everything({ account_id, id }: Pick<StoredDetails, 'account_id' | 'id'>): Promise<void> {
    const [details, call] = await Promise.all([calls.detailsOf(account_id, id), calls.of(account_id, id)]);
    if (details?.recording) await recordings().remove(details.recording.key);
    await calls.commit(calls.removeDetails({ account_id, id }), ...(call ? [calls.remove(call)] : []));
  },
});
