import { QueryWord } from '#functions/people/index/query-word.ts';
import { fold, words } from '#functions/names/fold.ts';
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
/** The folded spellings of the town and the state that are meant; none where nothing is said. */
export type QueryPlace = { cities: ReadonlySet<string>; states: ReadonlySet<string> };

/** One reading of the name, as words to compare with indexed names. */
export type QueryName = {
  given: QueryWord[];
  family: QueryWord[];
  /** The family name as one word. */
  joined: QueryWord;
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
    cost,
    doubled,
    isSwapped,
  }));
  return { names, place };
}

/** The place as typed: a state of the US by its code, everything else in no other spelling. */
export const typedPlace = ({ city = '', state = '' }: NameQuery): QueryPlace => ({
  cities: new Set([fold(city)].filter(Boolean)),
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

/** The readings of “Maria Lopez Garcia”, “Lopez, Maria” or “山田花子”, likeliest first. */
function readingsOf({ search_query = '', first_name = '', last_name = '' }: NameQuery): Reading[] {
  const readings = last_name ? ofFields(first_name, last_name) : ofLine(search_query.normalize('NFKC').trim());
  return readings.filter(({ family }) => family.length).sort((a, b) => a.cost - b.cost);
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
];

function ofLine(line: string): Reading[] {
  const [before = '', ...behind] = line.split(/[,،、，]/);
  const given = behind.join(' ');
  if (wordsOf(given).length && wordsOf(before).length) return [reading(given, before, 0, true)];
  const all = wordsOf(line);
  if (all.length === 1) return ofOneWord(all[0]!);
  const join = (words: string[]) => words.join(' ');
  // CJK names have the family name first, except perhaps in our form's fields.
  const isEastern = EASTERN.test(line);
  const [straight, swapped] = isEastern ? [EITHER_WAY, 0] : [0, SWAPPED];
  const fused = fold(line).split(' ').slice(1).join(' ');
  const readings = [
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
  return readings;
}

/** The last word with its particles, as one word. */
function fusedEnd(line: string): string {
  const all = fold(line).split(' ');
  let from = all.length - 1;
  while (from > 1 && !wordsOf(all.slice(from - 1).join(' ')).includes(all[from - 1]!)) from--;
  return all.slice(from).join('');
}

/** A single word is a family name; in Chinese or Japanese it may be a full name without a space. */
function ofOneWord(word: string): Reading[] {
  const letters = [...word];
  const alone = reading('', word, 0, false);
  if (!/^\p{Script=Han}/u.test(word) || letters.length < 2 || letters.length > 7) return [alone];
  const splits = [1, 2, 3].filter((at) => at < letters.length);
  const cost = (at: number) => (at === 2 || letters.length < 4 ? 0 : SPLIT);
  return [
    ...splits.map((at) => reading(letters.slice(at).join(''), letters.slice(0, at).join(''), cost(at), false)),
    { ...alone, cost: letters.length > 2 ? SPLIT : 0 },
  ];
}

const EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Costs in nats of swapped first and last names, and of a double surname. */
const SWAPPED = 2.2;
const FIELDS_SWAPPED = 3.5;
const DOUBLE = 1.6;
const SPLIT = 1;
/** CJK names have the family name first, unless entered in separate fields. */
const EITHER_WAY = 0.7;

const wordsOf = (text: string) => words(text).slice(0, MAX_WORDS);
