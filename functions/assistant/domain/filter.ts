import type { CallSummary } from '#shared/api/assistant.ts';

/** Which calls each filter of the list lets through. */
export const filters = {
  all: () => true,
  unread: ({ is_read }) => !is_read,
  spam: ({ spam }) => spam.verdict === 'likely_spam',
  voicemail: ({ status }) => status === 'voicemail',
  appointment: ({ appointment }) => appointment !== null,
} as const satisfies Record<string, (call: CallSummary) => boolean>;
