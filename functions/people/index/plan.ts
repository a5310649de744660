import { AskedWord, type Candidate } from '#functions/people/index/asked.ts';
import type { Names } from '#functions/people/index/names.ts';
import type { Reading } from '#functions/people/index/parse-name.ts';
import { soundOf, spreadOfFirst } from '#functions/people/index/sound.ts';

/** A way to read the query, with the words that its blocks are compared with. */
export type AskedName = {
  given: AskedWord[];
  family: AskedWord[];
  /** The family name written as one word. */
  joined: AskedWord;
  cost: number;
  doubled: number;
  isSwapped: boolean;
};

/** A block to read: the code of a surname, and below it which part of its people. */
export type Place = { code: string; path: string };

export type Planned = Place & { mass: number };

/** The most blocks that one search reads in one go, and what it leaves unread of the chance to find the person. */
export const MOST_BLOCKS = 24;
const LEFT_OUT = 0.004;
/** A reading of the query that costs so much more than the likeliest is only followed as it is written. */
const UNLIKELY = 2;
const MOST_LASTS = 12;
const MOST_FIRSTS = 16;

export function askedNames(readings: Reading[]): AskedName[] {
  const words = new Map<string, AskedWord>();
  const word = (text: string, part: 'first' | 'last') => {
    const name = `${part} ${text}`;
    let asked = words.get(name);
    if (!asked) words.set(name, (asked = new AskedWord(text, part)));
    return asked;
  };
  return readings.map(({ given, family, fused, cost, doubled, isSwapped }) => ({
    given: given.map((each) => word(each, 'first')),
    family: family.map((each) => word(each, 'last')),
    joined: word(fused || family.join(''), 'last'),
    cost,
    doubled,
    isSwapped,
  }));
}

/**
 * The blocks where the person most probably lies, the likeliest first. Each surname and first name that may be meant
 * counts with how many people bear it and how unlikely it is to be written as it was asked for.
 */
export function plan(asked: AskedName[], names: Names): Planned[] {
  const masses = new Map<string, Planned>();
  const add = (code: string, path: string, mass: number) => {
    const name = `${code}\n${path}`;
    const known = masses.get(name);
    if (known) known.mass += mass;
    else masses.set(name, { code, path, mass });
  };
  const known = new Map<AskedWord, Candidate[]>();
  const likeliest = Math.min(...asked.map(({ cost }) => cost));
  for (const { given, family, joined, cost } of asked) {
    const isUnlikely = cost > likeliest + UNLIKELY;
    const candidatesOf = (word: AskedWord) => {
      let found = known.get(word);
      if (!found) {
        found = word.candidates(names[word.part], isUnlikely || (word === joined && word !== family[0]));
        known.set(word, found);
      }
      return found;
    };
    const first = given[0];
    const firsts = first ? withUnknown(candidatesOf(first).slice(0, MOST_FIRSTS), first.word) : [];
    const firstPeople = Math.max(1, names.first.people);
    for (const last of joined === family[0] ? family : [...family, joined])
      for (const candidate of withUnknown(candidatesOf(last).slice(0, MOST_LASTS), last.word)) {
        const code = soundOf(candidate.name);
        const bearers = (candidate.count * Math.exp(-candidate.cost - cost)) / family.length;
        const parts = names.partsOf(code);
        if (!first || !parts)
          add(code, '', bearers * (first ? firsts.reduce((sum, f) => sum + weightOf(f, firstPeople), 0) : 1));
        else
          for (const each of firsts) {
            const part = spreadOfFirst(each.name) >> (16 - parts);
            add(code, partPath(part), bearers * weightOf(each, firstPeople));
          }
      }
  }
  return chosen([...masses.values()]);
}

const weightOf = ({ count, cost }: Candidate, people: number) => (count / people) * Math.exp(-cost);

export const partPath = (part: number) => `#${part.toString(16).padStart(4, '0')}`;

/** A name that the index has never heard may be there all the same, since it was counted last. */
const withUnknown = (candidates: Candidate[], word: string): Candidate[] =>
  candidates.some(({ name }) => name === word) || !/^[a-z0-9]+$/.test(word)
    ? candidates
    : [...candidates, { name: word, count: 0.3, cost: 0 }];

function chosen(places: Planned[]): Planned[] {
  places.sort((a, b) => b.mass - a.mass || (a.code + a.path < b.code + b.path ? -1 : 1));
  const total = places.reduce((sum, { mass }) => sum + mass, 0);
  let left = total;
  let n = 0;
  while (n < places.length && n < MOST_BLOCKS && left > total * LEFT_OUT) left -= places[n++]!.mass;
  return places.slice(0, n);
}
