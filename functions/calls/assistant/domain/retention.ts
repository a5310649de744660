const DAY = 86_400_000;

/** When what was said in a call is to be deleted: after so many days, at once for none. */
export const deletedAt = (ended: Date, keep_days: number): Date => new Date(ended.getTime() + keep_days * DAY);

/** The call without what was said in it: the line of the list stays, with what the assistant understood. */
export const forgotten = <T extends object>(details: T) => ({
  ...details,
  callback_text: null,
  transcript: [],
  recording: null,
  deleted_at: null,
});
export const withoutWords = <T extends object>(call: T) => ({ ...call, transcript_preview: '', has_audio: false });
