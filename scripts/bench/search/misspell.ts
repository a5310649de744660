import { otherFirstNames } from '#functions/names/nicknames.ts';
import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';
import { arabic, japanese, russian } from '#scripts/population/names/lists.ts';
import { feminine } from '#scripts/population/names/russian.ts';
import type { Random } from '#shared/values/chance.ts';

/** A way to misspell a name; undefined if it does not apply. */
type Way = (random: Random, person: BenchPerson) => string | undefined;

const title = (word: string) =>
  word.replace(/\p{L}+/gu, (letters) => letters[0]!.toUpperCase() + letters.slice(1).toLowerCase());
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').replace(/['’]/g, '');
const joined = (...words: (string | undefined)[]) =>
  words.includes(undefined) ? undefined : words.filter(Boolean).join(' ');

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function keyBeside(random: Random, letter: string): string {
  const row = keyboard.find((keys) => keys.includes(letter.toLowerCase()));
  const at = row?.indexOf(letter.toLowerCase()) ?? 0;
  return row ? random.pick([row[at - 1], row[at + 1]].filter((key) => key !== undefined)) : 'e';
}

/** A typo: one letter dropped, added, replaced by its neighbour, or swapped; never the first. */
function slip(random: Random, word: string): string | undefined {
  if (word.length < 4) return undefined;
  const at = random.between(1, word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const slipped = title(
    random.pick([
      () => before + after,
      () => before + keyBeside(random, letter) + letter + after,
      () => before + keyBeside(random, letter) + after,
      () => before.slice(0, -1) + letter + before.slice(-1) + after,
    ])(),
  );
  return slipped === word ? undefined : slipped;
}

const sounds: [RegExp, string][] = [
  ...([
    [/ph/i, 'f'],
    [/f/i, 'ph'],
    [/ck/i, 'k'],
    [/c(?=[aou])/i, 'k'],
    [/ei/i, 'ie'],
    [/ie/i, 'ei'],
  ] as [RegExp, string][]),
  ...([
    [/y$/i, 'ie'],
    [/ey$/i, 'y'],
    [/([lntr])\1/i, '$1'],
    [/sch/i, 'sh'],
    [/sen$/i, 'son'],
  ] as [RegExp, string][]),
  ...([
    [/son$/i, 'sen'],
    [/er$/i, 'or'],
    [/ea/i, 'ee'],
    [/z/i, 's'],
    [/ow/i, 'ou'],
    [/mac/i, 'mc'],
  ] as [RegExp, string][]),
];
function asHeard(random: Random, word: string): string | undefined {
  const fitting = sounds.filter(([sound]) => sound.test(word));
  return fitting.length ? title(word.replace(...random.pick(fitting))) : undefined;
}

const nickname = (random: Random, name: string): string | undefined => {
  const others = otherFirstNames(bare(name).toLowerCase());
  return others.length ? title(random.pick(others).name) : undefined;
};

/** Other romanisation systems than the one in which people here are stored. */
const systems = {
  ru: [
    [/kh/g, 'h'],
    [/yu/g, 'iu'],
    [/ya/g, 'ia'],
    [/zh/g, 'j'],
    [/shch/g, 'sch'],
    [/(?<=[a-z])y$/g, 'iy'],
    [/x/g, 'ks'],
    [/yo/g, 'e'],
  ],
  ar: [
    [/ou/g, 'u'],
    [/ee/g, 'i'],
    [/^al-/g, 'el '],
    [/kh/g, 'x'],
    [/oo/g, 'u'],
    [/ai/g, 'ay'],
    [/ss/g, 's'],
    [/e(?=[dmn]$)/g, 'a'],
  ],
  ja: [
    [/shi/g, 'si'],
    [/chi/g, 'ti'],
    [/tsu/g, 'tu'],
    [/fu/g, 'hu'],
    [/ji/g, 'zi'],
    [/sh/g, 'sy'],
    [/o(?=$)/g, 'ou'],
    [/yu/g, 'yuu'],
  ],
} as const;
const lists = { ru: russian, ar: arabic, ja: japanese };
type Foreign = { native: string; system: keyof typeof lists };
const foreign = new Map<string, Foreign>();
for (const system of ['ru', 'ar', 'ja'] as const) {
  const { families, given } = lists[system];
  const women = system === 'ru' ? families.map(feminine) : [];
  for (const { latin, native } of [...families, ...women, ...given.female, ...given.male])
    if (native) foreign.set(latin, { native, system });
}
function otherSystem(name: string, system: Foreign['system']): string {
  return title(systems[system].reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase()));
}

const inOtherLetters: Way = (random, { first, last }) => {
  const [one, other] = [foreign.get(first), foreign.get(last)];
  if (!one || one.system !== other?.system) return undefined;
  const { system } = one;
  if (random.happens(0.4)) return system === 'ja' ? `${other.native} ${one.native}` : `${one.native} ${other.native}`;
  const spelled = `${otherSystem(first, system)} ${otherSystem(last, system)}`;
  return spelled === title(`${first} ${last}`) ? undefined : spelled;
};

/** Misspellings by category; all but the first three and `diacritics` may happen to be another person's name. */
export const ways: Record<string, Way> = {
  exact: (_lots, { first, middle, last }) => joined(first, middle ?? '', last),
  'no-middle': (_lots, { first, middle, last }) => (middle ? joined(first, last) : undefined),
  swapped: (random, { first, last }) => (random.happens(0.5) ? `${last}, ${first}` : `${last} ${first}`),
  typo1: (random, { first, last }) =>
    random.happens(0.5) ? joined(slip(random, first), last) : joined(first, slip(random, last)),
  typo2: (random, { first, last }) => joined(slip(random, first), slip(random, last)),
  nickname: (random, { first, last }) => joined(nickname(random, first), last),
  phonetic: (random, { first, last }) => joined(first, asHeard(random, last)),
  diacritics: (_lots, { first, last }) =>
    bare(first + last) === first + last ? undefined : joined(bare(first), bare(last)),
  translit: inOtherLetters,
  hard: (random, { first, last }) => joined(nickname(random, first), slip(random, last)),
};
export const certain: ReadonlySet<string> = new Set(['exact', 'no-middle', 'swapped', 'diacritics']);
