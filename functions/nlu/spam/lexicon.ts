import type { SpamPhrases } from '#functions/nlu/spam/concepts.ts';
import { packed } from '#functions/nlu/spam/lexicon.bin.ts';
import { decompress } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

export type Lexicon = Record<Language, SpamPhrases>;

let unpacked: Lexicon | undefined;

/** How each language says each concept (`functions/nlu/languages`), unpacked on first use. */
export function lexicon(): Lexicon {
  unpacked ??= JSON.parse(decompress(packed)) as Lexicon;
  return unpacked;
}
