const DAY = 86_400_000;

/** When the words of a call are deleted: after so many days, at once for none. */
export const deletedAt = (ended: Date, keep_days: number): Date => new Date(ended.getTime() + keep_days * DAY);

/** The call without its words: the list keeps what the assistant understood. */
export const forgotten = <T extends object>(details: T) => ({
  ...details,
  callback_text: null,
  transcript: [],
  recording: null,
  deleted_at: null,
});
export const withoutWords = <T extends object>(call: T) => ({ ...call, transcript_preview: '', has_audio: false });
