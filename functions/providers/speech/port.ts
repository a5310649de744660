import type { Variety } from '#shared/values/language.ts';
import type { VoiceStyle } from '#shared/values/voice.ts';

/** The voices of calls, outside a call. */
export type Speech = {
  /** The text as MP3; undefined where no voices are connected. */
  read(text: string, language: Variety, style: VoiceStyle): Promise<Uint8Array | undefined>;
};

export { stylesIn } from '#functions/providers/speech/voices.ts';
