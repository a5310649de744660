import { frequent } from '#functions/nlu/name/vocabulary-model.ts';
import { type WordSet, wordSet } from '#functions/nlu/name/word-set.ts';
import { fold } from '#functions/names/fold.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** So much of a call says which language it is in. */
const MOST_LETTERS = 2000;
/** Of words in another language than was given, so many must be heard before that is believed. */
const LEAST_WORDS = 5;
const LEAST_SHARE = 0.55;
const LEAST_LEAD = 0.2;

/** The little words of each language; what they are made of tells those apart that share an alphabet. */
const little: Record<'en' | 'fr' | 'tr' | 'pt' | 'es', string> = {
  en: 'the and is are was you your it its to of for with this that have has had would could please call calling from about hi hello im my me we be on at in not just so thanks thank',
  fr: 'le la les un une des du et est je vous nous il elle que qui pour avec dans sur ce cette bonjour votre ton ta mon ma pas ne au aux de en c d l j s qu oui merci allo suis peut',
  tr: 've bir bu için ile de da ben sen siz biz çok var yok mi mı mu ne ama gibi kadar daha merhaba alo iyi günler beni sizi arayın arıyorum lütfen acaba sonra bugün yarın olarak',
  pt: 'o a os as um uma e é de do da dos das em no na por para com que não se eu você ele ela seu sua meu minha bom boa dia tarde obrigado obrigada olá oi está estou ao à pra tá já',
  es: 'el la los las un una y es de del en por para con que no se yo usted él ella su sus mi me le lo al hola buenos buenas días tardes gracias está estoy soy pero muy ya si',
};
const littleWords = Object.fromEntries(
  Object.entries(little).map(([language, words]) => [language, new Set(words.split(' ').map(fold))]),
);
const commonWords = new Map<Language, WordSet>(
  languages.map((language) => [language, wordSet(frequent[language] ?? '')]),
);

/** How much of a text each language explains, from 0 to 1. */
function shares(text: string): { words: number; by: Map<Language, number> } {
  const by = new Map<Language, number>();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const words = fold(text.replace(/['’]/g, ' ')).split(' ').filter(Boolean);
  const latin = letters - kana - cyrillic - arabic;
  by.set('ja', letters ? kana / letters : 0);
  by.set('ru', letters ? cyrillic / letters : 0);
  by.set('ar', letters ? arabic / letters : 0);
  for (const language of ['en', 'fr', 'tr', 'pt', 'es'] as const) {
    const known = words.filter((word) => commonWords.get(language)!.has(word)).length;
    const own = words.filter((word) => littleWords[language]!.has(word)).length;
    by.set(
      language,
      letters && words.length ? (latin / letters) * Math.min(1, (known + own) / (1.4 * words.length)) : 0,
    );
  }
  return { words: kana ? letters : words.length, by };
}

/** Which language is spoken: the given one, unless what was said is clearly in another. */
export function languageOf(texts: readonly string[], given?: Language): Language {
  const text = texts.join(' ').slice(0, MOST_LETTERS);
  const { words, by } = shares(text);
  const [best, share] = [...by].reduce((most, one) => (one[1] > most[1] ? one : most), ['en', 0] as [Language, number]);
  if (!given) return best;
  const lead = share - (by.get(given) ?? 0);
  return words >= LEAST_WORDS && share >= LEAST_SHARE && lead >= LEAST_LEAD ? best : given;
}
