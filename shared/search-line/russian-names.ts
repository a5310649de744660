import { borne } from '#shared/search-line/name-words.ts';
import { isGivenName } from '#shared/search-line/given-names.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';

type Endings = readonly (readonly [RegExp, readonly string[]])[];

/** The genitive and accusative of first names, and what the nominative ends in. */
const FIRST: Endings = [
  [/ии$/u, ['ия', 'ий']],
  [/ию$/u, ['ия']],
  [/ы$/u, ['а']],
  [/и$/u, ['а', 'я', 'ь']],
  [/ьи$/u, ['ья']],
  [/у$/u, ['а']],
  [/ю$/u, ['я']],
  [/а$/u, ['']],
  [/я$/u, ['й', 'ь']],
];
/** Of last names and patronymics of men, and of women. */
const MALE: Endings = [
  [/(?<=(?:ск|цк))ого$/u, ['ий']],
  [/ого$/u, ['ой']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])а$/u, ['']],
  [/я$/u, ['ь']],
];
const FEMALE: Endings = [
  [/(?<=(?:ск|цк))(?:ой|ую)$/u, ['ая']],
  [/(?<=[вн])(?:ой|у)$/u, ['а']],
  [/(?<=вн)ы$/u, ['а']],
];
const isFemale = (first: string) => /[ая]$/u.test(first);
/** “Берни”, “Джо” do not decline. */
const INDECLINABLE = /[иоуэюе]$/u;

const forms = (word: string, endings: Endings) =>
  endings.flatMap(([ending, those]) => (ending.test(word) ? those.map((each) => word.replace(ending, each)) : []));

/**
 * A line whose first words are a Russian name in the genitive or accusative, with that in the nominative: “Дэниела Окафора”
 * is Дэниел Окафор. A name in the nominative stays.
 */
export function nominativeFirst(line: string, known: Knowledge): string {
  const [, first = '', middle = '', last = '', behind = ''] =
    /^(\p{Script=Cyrillic}+)((?:\s+\p{Script=Cyrillic}+(?:вича|вны|вну|вич|вна))?)\s+(\p{Script=Cyrillic}[\p{Script=Cyrillic}-]+)(.*)$/u.exec(
      line,
    ) ?? [];
  if (!last) return line;
  const isFirst = (word: string) => borne(word, 'first', known) !== 'unknown';
  const male = forms(last, MALE)[0];
  const those = forms(first, FIRST);
  const given = those.find(isGivenName);
  if (!given && isGivenName(first)) return line;
  const foreign = INDECLINABLE.test(first) && isFirst(first) ? first : those.find(isFirst);
  // Nobody is known by the name: both its words end as those of a man do.
  const guessed = isFirst(first) || !male ? undefined : forms(first, MALE)[0];
  const start = given ?? foreign ?? guessed ?? (INDECLINABLE.test(first) ? first : undefined);
  if (!start) return line;
  const isHers = isFemale(start) && !male;
  const rest = (word: string) => (isHers ? forms(word, FEMALE)[0] : forms(word, MALE)[0]) ?? word;
  const patronymic = middle.trim() && ` ${forms(middle.trim(), [...FEMALE, ...MALE])[0] ?? middle.trim()}`;
  return `${start}${patronymic} ${rest(last)}${behind}`;
}
