import { QueryWord } from '#functions/people/index/query-word.ts';
import { fold, words } from '#functions/names/fold.ts';

/** The name and place of a search, as the member typed them. */
export type NameQuery = {
  search_query?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
};

/** A query as it is compared: each way to read its name, the likeliest first, and its place, folded. */
export type ParsedQuery = { names: QueryName[]; place: QueryPlace };
export type QueryPlace = { city: string | undefined; state: string | undefined };

/** A way to read the queried name, with the words that names of the index are compared with. */
export type QueryName = {
  given: QueryWord[];
  family: QueryWord[];
  /** The family name written as one word. */
  joined: QueryWord;
  cost: number;
  doubled: number;
  isSwapped: boolean;
};

export function parseQuery(query: NameQuery): ParsedQuery {
  const words = new Map<string, QueryWord>();
  const word = (text: string, part: 'first' | 'last') => {
    const name = `${part} ${text}`;
    let known = words.get(name);
    if (!known) words.set(name, (known = new QueryWord(text, part)));
    return known;
  };
  const names = readingsOf(query).map(({ given, family, fused, cost, doubled, isSwapped }) => ({
    given: given.map((each) => word(each, 'first')),
    family: family.map((each) => word(each, 'last')),
    joined: word(fused || family.join(''), 'last'),
    cost,
    doubled,
    isSwapped,
  }));
  return { names, place: { city: fold(query.city ?? '') || undefined, state: fold(query.state ?? '') || undefined } };
}

/** One way to read a name as it was typed: which words are family and given names, and how likely that is, in nats. */
type Reading = {
  given: string[];
  family: string[];
  /** The family name with its particles as one word: “de Souza” is “desouza” as well. */
  fused: string;
  cost: number;
  /** How much of the cost is for taking two words for one surname; it does not apply to people who have two. */
  doubled: number;
  isSwapped: boolean;
};

const MOST_WORDS = 6;

/** The ways to read “Maria Lopez Garcia”, “Lopez, Maria”, “山田花子”, the likeliest first. */
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
  // A name in Chinese, Japanese or Korean letters has the family name first; written by a form of ours, it may not.
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

/** The last word of a line with the particles before it, as one word. */
function fusedEnd(line: string): string {
  const all = fold(line).split(' ');
  let from = all.length - 1;
  while (from > 1 && !wordsOf(all.slice(from - 1).join(' ')).includes(all[from - 1]!)) from--;
  return all.slice(from).join('');
}

/** A word alone is a family name; in Chinese and Japanese letters it may be a whole name, without the space. */
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

/** How unlikely it is, in nats, that names stand the other way round; that two words are one surname. */
const SWAPPED = 2.2;
const FIELDS_SWAPPED = 3.5;
const DOUBLE = 1.6;
const SPLIT = 1;
/** Names in Chinese, Japanese and Korean letters have the family name first, but not where a form asked otherwise. */
const EITHER_WAY = 0.7;

const wordsOf = (text: string) => words(text).slice(0, MOST_WORDS);
