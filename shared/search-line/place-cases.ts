/** Endings of Russian adjectives and nouns behind “in” and “from”, and what the name of a town then ends in. */
const adjectives: [RegExp, string[]][] = [
  [/(?:ого|ом)$/u, ['ый', 'ой', 'ое', 'ий']],
  [/(?:его|ем)$/u, ['ий', 'ее']],
  [/(?:ой|ей)$/u, ['ая', 'яя']],
  [/(?:ых|их)$/u, ['ые', 'ие']],
];
const nouns: [RegExp, string[]][] = [
  [/ове$/u, ['ов', 'ово']],
  [/ине$/u, ['ин', 'ино', 'ина']],
  [/е$/u, ['', 'а', 'я', 'о', 'ь']],
  [/ах$/u, ['ы', 'и']],
  [/а$/u, ['', 'о']],
  [/я$/u, ['ь', 'й']],
  [/ы$/u, ['а']],
  [/и$/u, ['ь', 'а', 'я', 'ия']],
  [/у$/u, ['', 'а']],
];
/** Shorter names of towns do not decline, or are met by chance. */
const SHORTEST = 3;

function nominatives(word: string, endings: [RegExp, string[]][]): string[] {
  return endings.flatMap(([ending, those]) =>
    ending.test(word) ? those.map((each) => word.replace(ending, each)).filter(({ length }) => length >= SHORTEST) : [],
  );
}

/** What a declined Russian name of a town may be in the nominative: “Тулы” is Тула, “Нижнем Новгороде” is Нижний Новгород. */
export function undeclined(place: string): string[] {
  if (!/^[\p{Script=Cyrillic}\s-]+$/u.test(place)) return [];
  // “Ростове-на-Дону” declines before its river.
  const [, start = '', river = ''] = /^(.+?)(-на-.+)?$/iu.exec(place) ?? [];
  const words = start.split(/\s+/);
  const last = words.at(-1)!;
  const before = words.slice(0, -1);
  const adjectiveForms =
    before.length === 1 ? [...nominatives(before[0]!, adjectives), before[0]!] : [before.join(' ')];
  return adjectiveForms.flatMap((adjective) =>
    [...nominatives(last, nouns), last].map((noun) => `${adjective} ${noun}${river}`.trim()),
  );
}

/** “Ankarada”, “İzmirden”, “Bursalı”: what is before a Turkish ending of places, without its apostrophe. */
export function withoutTurkishCase(place: string): string | undefined {
  const [, stem] = /^(.{3,}?)(?:[dt][ae](?:n|ki)?|l[ıiuü])$/iu.exec(place) ?? [];
  return stem;
}
