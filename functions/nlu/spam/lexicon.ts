import type { SpamPhrases } from '#functions/nlu/spam/concepts.ts';
import { packed } from '#functions/nlu/spam/lexicon.bin.ts';
import { packed as packedTelling } from '#functions/nlu/spam/telling.bin.ts';
import { vaguePhrasesOf } from '#functions/nlu/languages/speech.ts';
import type { SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';
import { decompress } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

export type Lexicon = Record<Language, SpamPhrases>;

let unpacked: Lexicon | undefined;

/** How each language says each concept (`functions/nlu/languages`), unpacked on first use. */
export function lexicon(): Lexicon {
  unpacked ??= JSON.parse(decompress(packed)) as Lexicon;
  return unpacked;
}

type Telling = Record<SpokenConcept, string[]>;
let unpackedTelling: Record<Language, Telling> | undefined;

/** The phrases of them that next to no legitimate call has, and that say what the reason says: only these are given as reasons. */
export function tellingPhrases(language: Language): Telling {
  unpackedTelling ??= JSON.parse(decompress(packedTelling)) as NonNullable<typeof unpackedTelling>;
  const all = Object.entries(unpackedTelling[language]) as [SpokenConcept, string[]][];
  const isClear = (code: SpokenConcept) => (phrase: string) => !vaguePhrasesOf[language][code]?.includes(phrase);
  return Object.fromEntries(all.map(([code, phrases]) => [code, phrases.filter(isClear(code))])) as Telling;
}
