import type { Language } from '#shared/values/language.ts';

/** The scripts in which voices read names. */
export const nameScripts = ['latin', 'kana', 'arabic', 'cyrillic'] as const;
export type NameScript = (typeof nameScripts)[number];

const scripts: Partial<Record<Language, NameScript>> = { ja: 'kana', ar: 'arabic', ru: 'cyrillic' };

/** The script of a language. */
export const nameScriptOf = (language: Language): NameScript => scripts[language] ?? 'latin';

/** A name that is written in a script alone; Japanese voices read kana and kanji. */
export const scriptPattern: Record<NameScript, RegExp> = {
  latin: /^(?=.*\p{sc=Latin})[\p{sc=Latin}\p{M}’'. -]+$/u,
  kana: /^(?=.*\p{L})[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー・= 　]+$/u,
  arabic: /^(?=.*\p{L})[\p{sc=Arabic}\p{M} -]+$/u,
  cyrillic: /^(?=.*\p{L})[\p{sc=Cyrillic}\p{M}’'. -]+$/u,
};
