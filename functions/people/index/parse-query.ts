import { QueryWord } from '#functions/people/index/query-word.ts';
import { townKey } from '#functions/people/index/town-key.ts';
import { compoundsOf, pairAt, pairIn } from '#functions/names/compound.ts';
import { fold, words } from '#functions/names/fold.ts';
import { otherFirstNames } from '#functions/names/nicknames.ts';
import { isUsualFamilyName } from '#functions/names/japanese-names.ts';
import { isPatronymic } from '#functions/names/patronymic.ts';
import { isSaintName, saintSpellings } from '#functions/names/saint.ts';
import { stateCode } from '#shared/values/state-spelling.ts';

/** The name and place of a search, as typed. */
export type NameQuery = {
  search_query?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
};

/** A parsed query: all readings of the name, likeliest first, and the place. */
export type ParsedQuery = { names: QueryName[]; place: QueryPlace };
/**
 * The spellings of the town, as keys, and of the state, folded, that are meant; none where nothing is said. `regions` are the states of the
 * town where only the town is said.
 */
export type QueryPlace = { cities: ReadonlySet<string>; states: ReadonlySet<string>; regions?: ReadonlySet<string> };

/** One reading of the name, as words to compare with indexed names. */
export type QueryName = {
  given: QueryWord[];
  family: QueryWord[];
  /** The family name as one word. */
  joined: QueryWord;
  /** Whether the family name is one in two words, such as St. Clair. */
  isSaint: boolean;
  cost: number;
  doubled: number;
  isSwapped: boolean;
};

export function parseQuery(query: NameQuery, place: QueryPlace = typedPlace(query)): ParsedQuery {
  const words = new Map<string, QueryWord>();
  const word = (text: string, part: 'first' | 'last') => {
    const name = `${part} ${text}`;
    let shared = words.get(name);
    if (!shared) words.set(name, (shared = new QueryWord(text, part)));
    return shared;
  };
  const names = readingsOf(query).map(({ given, family, fused, cost, doubled, isSwapped }) => ({
    given: given.map((each) => word(each, 'first')),
    family: family.map((each) => word(each, 'last')),
    joined: word(fused || family.join(''), 'last'),
    isSaint: isSaintName(family),
    cost,
    doubled,
    isSwapped,
  }));
  return { names, place };
}

/** The place as typed: a state of the US by its code, everything else in no other spelling. */
export const typedPlace = ({ city = '', state = '' }: NameQuery): QueryPlace => ({
  cities: new Set([townKey(city)].filter(Boolean)),
  states: new Set([fold(stateCode(state) ?? state)].filter(Boolean)),
});

/** A reading of the typed name: its family and given names, and its cost in nats. */
type Reading = {
  given: string[];
  family: string[];
  /** The family name joined with its particles: “de Souza” as “desouza”. */
  fused: string;
  cost: number;
  /** The share of the cost for a double surname; waived for people who have two. */
  doubled: number;
  isSwapped: boolean;
};

const MAX_WORDS = 6;

/** “Mc Connell”, “Mac Arthur”: written in two words. At the beginning of a line Mac is a first name. */
const SON_OF = /(?<!\S)(ma?c)\s+(?=\p{L}{4})/iu;
const SON_OF_IN_LINE = /(?<!\S)(mc|(?<=\s)mac)\s+(?=\p{L}{4})/iu;

/** The readings of “Maria Lopez Garcia”, “Lopez, Maria” or “山田花子”, likeliest first. */
function readingsOf({ search_query = '', first_name = '', last_name = '' }: NameQuery): Reading[] {
  const line = search_query.normalize('NFKC').trim();
  const readings = last_name
    ? ofFields(first_name, last_name.replace(SON_OF, '$1'))
    : ofLine(line.replace(SON_OF_IN_LINE, '$1'));
  return readings
    .filter(({ family }) => family.length)
    .flatMap(withSaints)
    .sort((a, b) => a.cost - b.cost);
}

/** Saint Clair as St. Clair: one name in two words. */
function withSaints(reading: Reading): Reading[] {
  const spellings = saintSpellings(reading.family);
  if (!spellings.length) return [reading];
  const cost = reading.cost - reading.doubled;
  return spellings.map((family) => ({ ...reading, family, fused: family.join(''), cost, doubled: 0 }));
}

const reading = (given: string, family: string, cost: number, isSwapped: boolean, doubled = 0): Reading => ({
  given: wordsOf(given),
  family: wordsOf(family),
  fused: fold(family).replaceAll(' ', ''),
  cost: cost + doubled,
  doubled,
  isSwapped,
});

const ofFields = (first: string, last: string): Reading[] => [
  reading(first, last, 0, false),
  ...(wordsOf(first).length ? [reading(last, first, FIELDS_SWAPPED, true)] : []),
  ...ofGroups([...groupsOf(wordsOf(first)), wordsOf(last)], wordsOf(first).length + 1, false),
];

/** The readings of a name whose compounds are one word each; none if it has no compound. */
function ofGroups(groups: string[][], words: number, isEitherWay = true): Reading[] {
  if (groups.length === words) return [];
  const of = (given: string[][], family: string[], cost: number, isSwapped: boolean): Reading => ({
    given: given.map((group) => group.join('')),
    family,
    fused: family.join(''),
    cost,
    doubled: 0,
    isSwapped,
  });
  const readings = [of(groups.slice(0, -1), groups.at(-1)!, 0, false)];
  if (isEitherWay && groups.length > 1) readings.push(of(groups.slice(1), groups[0]!, SWAPPED, true));
  return readings;
}

/** Words, compounds together. */
const groupsOf = (words: string[]): string[][] => (words.length > 1 ? compoundsOf(words) : words.length ? [words] : []);

/** Mohammadreza as two names, and Mohammad Reza as one; none without such names. */
function ofPairs(all: string[]): Reading[] {
  const apart = all.map((word) => pairIn(word) ?? [word]);
  const family = apart.at(-1) ?? [];
  const given = apart.slice(0, -1).flat();
  const more = { cost: PAIR, doubled: 0, isSwapped: false };
  if (given.length + family.length > all.length) return [{ given, family, fused: all.at(-1)!, ...more }];
  const at = pairAt(given);
  if (at < 0) return [];
  const joined = [...given.slice(0, at), given[at]! + given[at + 1]!, ...given.slice(at + 2)];
  return [{ given: joined, family, fused: family.join(''), ...more }];
}

function ofLine(line: string): Reading[] {
  const [before = '', ...behind] = line.split(/[,،、，]/);
  const given = behind.join(' ');
  if (wordsOf(given).length && wordsOf(before).length) return [reading(given, before, 0, true)];
  const all = wordsOf(line);
  if (all.length === 1) return [...ofNickname(line, all[0]!), ...ofPairs(all)];
  const join = (words: string[]) => words.join(' ');
  const [straight, swapped, isEastern] = orderOf(line, all);
  const fused = fold(line).split(' ').slice(1).join(' ');
  const readings = [
    ...(isSaintName(all) ? [reading('', line, 0, false)] : []),
    {
      ...reading(join(all.slice(0, -1)), join(all.slice(-1)), straight, isEastern),
      ...(fused && { fused: fusedEnd(line) }),
    },
    reading(join(all.slice(1)), join(all.slice(0, 1)), swapped, !isEastern),
  ];
  if (all.length > 2)
    readings.push(
      reading(join(all.slice(0, -2)), join(all.slice(-2)), straight, isEastern, DOUBLE),
      reading(join(all.slice(2)), join(all.slice(0, 2)), swapped, !isEastern, DOUBLE),
    );
  return [...readings, ...ofGroups(compoundsOf(all), all.length), ...ofPairs(all)];
}

/** The costs of given names first and of family name first, and whether the latter is usual for this name. */
function orderOf(line: string, all: string[]): [straight: number, swapped: number, isEastern: boolean] {
  // CJK names have the family name first, except perhaps in our form's fields.
  if (EASTERN.test(line)) return [EITHER_WAY, 0, true];
  // Foreign names in katakana keep their order, Japanese ones do not.
  if (KATAKANA.test(line)) return [0, EITHER_WAY, false];
  // Family name, first name, patronymic is the official order of Russian and Ukrainian names.
  if (all.length > 2 && isPatronymic(all.at(-1)!)) return [EITHER_WAY, 0, true];
  return [0, SWAPPED, false];
}

/** The last word with its particles, as one word. */
function fusedEnd(line: string): string {
  const all = fold(line).split(' ');
  let from = all.length - 1;
  while (from > 1 && !wordsOf(all.slice(from - 1).join(' ')).includes(all[from - 1]!)) from--;
  return all.slice(from).join('');
}

/** A word that is left beside a particle is a family name, unless the particle is a first name as well: Al, Di, Van. */
function ofNickname(line: string, word: string): Reading[] {
  const [first = '', ...others] = fold(line).split(' ');
  const alone = ofOneWord(word);
  if (others.length !== 1 || others[0] !== word || !otherFirstNames(first).length) return alone;
  return [reading(first, word, 0, false), ...alone.map((each) => ({ ...each, cost: each.cost + PARTICLE }))];
}

/** A single word is a family name; in Chinese or Japanese it may be a full name without a space. */
function ofOneWord(word: string): Reading[] {
  const letters = [...word];
  const alone = reading('', word, 0, false);
  if (!/^\p{Script=Han}/u.test(word) || letters.length < 2 || letters.length > 7) return [alone];
  if (letters.length === 2 && isUsualFamilyName(word)) return [alone];
  const splits = [1, 2, 3].filter((at) => at < letters.length);
  const cost = (at: number) => (at === 2 || letters.length < 4 ? 0 : SPLIT);
  return [
    ...splits.map((at) => reading(letters.slice(at).join(''), letters.slice(0, at).join(''), cost(at), false)),
    { ...alone, cost: letters.length > 2 ? SPLIT : 0 },
  ];
}

const EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;
const KATAKANA = /^\p{Script=Katakana}/u;

/** Costs in nats of swapped first and last names, and of a double surname. */
const SWAPPED = 2.2;
const FIELDS_SWAPPED = 3.5;
const DOUBLE = 1.6;
const SPLIT = 1;
const PAIR = 0.5;
const PARTICLE = 3;
/** CJK names have the family name first, unless entered in separate fields. */
const EITHER_WAY = 0.7;

const wordsOf = (text: string) => words(text).slice(0, MAX_WORDS);
