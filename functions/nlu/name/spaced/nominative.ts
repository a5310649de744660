import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { fold } from '#functions/names/fold.ts';

/** Endings of Russian cases, and those of the nominative that they may stand for. */
const forenames: readonly [RegExp, readonly string[]][] = [
  [/(?:ой|ою|ей|ею|е|у|ю|ы|и)$/u, ['а', 'я', 'ия', '']],
  [/(?:ом|ем|а|у|ю|я)$/u, ['', 'й']],
  // As one calls somebody: “тёть Галь”, “дядь Лёш”.
  [/ь$/u, ['я']],
  [/(?<=[шхг])$/u, ['а']],
];
/** The same of patronymics and surnames, which follow a rule. */
const others: readonly [RegExp, string][] = [
  [/(?<=(?:ов|ев|ич)н)(?:ой|ою|е|у|ы)$/u, 'а'],
  [/(?<=ич)(?:ем|у|а|е)$/u, ''],
  [/(?<=(?:ов|ев|ин|ын))(?:ой|ою|у)$/u, 'а'],
  [/(?<=(?:ов|ев|ин|ын))ым$/u, ''],
  [/(?<=[сц]к)им$/u, 'ий'],
  [/(?<=[сц]к)(?:ой|ую)$/u, 'ая'],
];

const nominativeOfForename = (word: string): string | undefined => {
  const { forenames: known } = vocabularyOf('ru');
  for (const [ending, endings] of forenames) {
    if (!ending.test(word)) continue;
    const found = endings.map((one) => word.replace(ending, one)).find((one) => one.length > 2 && known.has(fold(one)));
    if (found) return found;
  }
  return undefined;
};

/** A Russian name as it is noted: “Регине” is Регина, “Анастасией Львовной” and “Львовым Глебом” Анастасия Львовна and Львов Глеб. */
export function nominative(name: string): string {
  const words = name.split(' ');
  const known = (word: string) => vocabularyOf('ru').forenames.has(fold(word));
  if (words.slice(0, 2).some(known) || !/^\p{Script=Cyrillic}+$/u.test(words[0]!)) return name;
  const at = words.slice(0, 2).findIndex((word) => nominativeOfForename(word));
  const decline = (word: string) => others.reduce((text, [ending, to]) => text.replace(ending, to), word);
  if (at < 0 || (at > 0 && decline(words[0]!) === words[0])) return name;
  return words.map((word, place) => (place === at ? nominativeOfForename(word)! : decline(word))).join(' ');
}
