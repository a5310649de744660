import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { fold } from '#functions/names/fold.ts';

/** Endings of Russian cases, and those of the nominative that they may stand for. */
const forenames: readonly [RegExp, readonly string[]][] = [
  [/(?:ой|ою|ей|ею|е|у|ю|ы|и)$/u, ['а', 'я', 'ия', '']],
  [/(?:ом|ем|а|у|ю|я)$/u, ['', 'й']],
];
/** The same of patronymics and surnames, which follow a rule. */
const others: readonly [RegExp, string][] = [
  [/(?<=(?:ов|ев|ич)н)(?:ой|ою|е|у|ы)$/u, 'а'],
  [/(?<=ич)(?:ем|у|а|е)$/u, ''],
  [/(?<=(?:ов|ев|ин|ын))(?:ой|ою|у)$/u, 'а'],
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

/** A Russian name as it is noted: “Регине” is Регина, “Анастасией Львовной” Анастасия Львовна. */
export function nominative(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (vocabularyOf('ru').forenames.has(fold(first)) || !/^\p{Script=Cyrillic}+$/u.test(first)) return name;
  const forename = nominativeOfForename(first);
  if (!forename) return name;
  const following = rest.map((word) => others.reduce((text, [ending, to]) => text.replace(ending, to), word));
  return [forename, ...following].join(' ');
}
