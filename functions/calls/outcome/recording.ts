import type { StoredDetails } from '#functions/calls/assistant/store.ts';
import { log } from '#functions/platform/log.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import type { Telephony } from '#functions/providers/telephony/port.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** How long to wait for the recording of a message before the call is concluded without it. */
const PATIENCE_MS = 5 * MINUTE;

type RecordingProviders = { telephony: () => Telephony; recordings: () => Recordings };

/**
 * Copies the recording of a message from the telephone company, if the caller and the owner allow it.
 * @throws while the recording may still arrive, so that the job is tried again
 */
export async function saveRecording(
  { dialogue, account_id, id, ended_at, moved_at }: CallSession,
  keep_days: number,
  { telephony, recordings }: RecordingProviders,
  now: Date,
): Promise<StoredDetails['recording']> {
  const { recording, is_recorded } = dialogue;
  if (!recording || !account_id || !is_recorded || keep_days === 0) return null;
  const key = `${account_id}/${id}.wav`;
  try {
    await recordings().save(key, await telephony().takeRecording(recording.source));
    return { key, duration_ms: recording.duration_ms };
  } catch (error) {
    if (now.getTime() - Date.parse(ended_at ?? moved_at) < PATIENCE_MS) throw error;
    log.error('the sound of a call was lost', { call_id: id, error: String(error) });
    return null;
  }
}
