import { fold } from '#functions/names/fold.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** Carriers and shops whose couriers call; none is a name of people. */
const known = new Set(
  `dhl ups usps fedex dpd gls tnt amazon shein temu glovo ifood rappi correios correos seur mrw nacex ctt chronopost colissimo
  mondial aramex smsa jumia talabat ptt trendyol getir hepsijet сдэк сдек cdek озон ozon вайлдберриз wildberries яндекс боксберри
  пэк ارامكس سمسا طلبات`
    .split(/\s+/u)
    .map(fold),
);
const capitals = /^\p{Lu}{2,6}$/u;
/** “Junior”, “the third”, two initials. */
const generation = /^(?:JR|SR|[IVX]+)$/u;

/** Whether a word beside a forename is a firm: “Marco DHL”, «Артём СДЭК», not “John SMITH”. */
export function isFirm(word: string, language: Language): boolean {
  const folded = fold(word);
  if (known.has(folded)) return true;
  const { forenames, surnames } = vocabularyOf(language);
  return capitals.test(word) && !generation.test(word) && !forenames.has(folded) && !surnames.has(folded);
}

/** A name without the firm that is said in one breath with it. */
export function withoutFirm(name: string, language: Language): string {
  const words = name.split(' ');
  if (words.length < 2 || words.every((word) => word === word.toUpperCase() && word !== word.toLowerCase()))
    return name;
  const { forenames, surnames } = vocabularyOf(language);
  const people = words.filter((word) => !isFirm(word, language));
  return people.some((word) => forenames.has(fold(word)) || surnames.has(fold(word))) ? people.join(' ') : name;
}
