import type { Speech } from '#functions/providers/speech/port.ts';

/** A desk has no voices: the browser reads with its own. */
export const noSpeech: Speech = { read: async () => undefined };
