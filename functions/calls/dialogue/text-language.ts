import type { Language } from '#shared/values/language.ts';

const scripts: Partial<Record<Language, RegExp>> = {
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu,
  ar: /\p{sc=Arabic}/gu,
  ru: /\p{sc=Cyrillic}/gu,
};
const LATIN = /\p{sc=Latin}/gu;

const isWrittenIn = (text: string, language: Language): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 || (text.match(scripts[language] ?? LATIN)?.length ?? 0) * 2 >= letters;
};

/**
 * The language that a typed text is read aloud in: the call’s where the script fits, else the owner’s. No voice reads
 * Arabic letters as English.
 */
export function languageOfText(text: string, ofCall: Language, ofOwner: Language): Language {
  if (isWrittenIn(text, ofCall)) return ofCall;
  if (isWrittenIn(text, ofOwner)) return ofOwner;
  const others = (Object.keys(scripts) as Language[]).find((language) => isWrittenIn(text, language));
  return others ?? 'en';
}
