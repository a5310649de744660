import type { Language } from '#shared/values/language.ts';

/** Endings of verbs, folded, that next to no unlisted name has: “bakıyom”, “terminamos”, «оставляю». */
const endings: Partial<Record<Language, RegExp>> = {
  tr: /[aeiu]yo(?:r(?:um|uz|sun|sunuz|lar|du[mk]?|mus)?|m|z|n|dum)?$|[ae]c[ae][kg]?(?:im|iz|z|m)?$|.[dt][iu](?:m|niz|lar|ler)$|.m[ae]m$|[dt][ae]yi[mz]$|m[ae]liyi[mz]$|.[aeiu]rs[ae](?:[mnk]|niz|lar|ler)?$/u,
  ru: /[аеиоуя](?:ю|ем|ете|ешь|ют)$|[аеуя]ет$|(?:[иы]ла|[иы]ли|ал[аи]|ял[аи]?|илось|илась|ился|ться|ите|ишь|аите|еите)$/u,
  es: /(?:amos|emos|imos|aron|ieron|aste|iste|ando|iendo|[aei]r(?:le|lo|la|te|me|nos))$/u,
  pt: /(?:amos|emos|imos|aram|eram|iram|ando|endo|indo|asse|esse|isse)$/u,
  fr: /(?:aient|erais|erait|irait|issons|erons|assent|issait)$/u,
};

/** Whether an unlisted word looks like a verb in use. */
export const isVerbal = (word: string, language: Language): boolean =>
  word.length > 4 && (endings[language]?.test(word) ?? false);

/** Endings that only a verb has, even where the word happens to be in a list of names: “okuyamıyorum”, “разберёмся”. */
const conjugated: Partial<Record<Language, RegExp>> = {
  tr: /[iu]yor(?:um|uz|sun|sunuz|lar|du[mk]?|mus)?$|.[ae]m[ae]m$|[ae]c[ae]g[iu][mz]$/u,
  ru: /(?:ился|илась|илось|ились|ался|алась|аться|иться|аемся|емся|имся)$/u,
  es: /(?:aremos|eremos|iremos|abamos|isteis|asteis)$/u,
  pt: /(?:aremos|eremos|iremos|avamos|assemos)$/u,
  fr: /(?:erions|issions|eraient|iraient)$/u,
};

/** Whether a word is a verb in use, whatever names look like it. */
export const isConjugated = (word: string, language: Language): boolean =>
  word.length > 5 && (conjugated[language]?.test(word) ?? false);
