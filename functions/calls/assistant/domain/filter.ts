import type { CallSummary } from '#shared/api/assistant.ts';
import { isSpam, isToCallBack } from '#shared/values/to-call-back.ts';

/** Which calls each filter of the list lets through. */
export const filters = {
  all: () => true,
  unread: ({ is_read }) => !is_read,
  waiting: isToCallBack,
  spam: isSpam,
  // A caller with a callback can leave a message as well.
  voicemail: ({ status, has_audio }) => status === 'voicemail' || has_audio,
  appointment: ({ appointment }) => appointment !== null && appointment.state !== 'cancelled',
} as const satisfies Record<string, (call: CallSummary) => boolean>;
