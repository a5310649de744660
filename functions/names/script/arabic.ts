import { letters, names } from '#functions/names/models/arabic.ts';
import { readTable } from '#functions/names/models/read-table.ts';
import { decompress } from '#functions/platform/decompress.ts';
import { readContexts, readings } from '#functions/names/script/aligned.ts';
import type { Contexts } from '#functions/names/script/aligned.ts';
import { distinct } from '#functions/names/script/spellings.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';

let model: { readonly contexts: Contexts; readonly names: ReadonlyMap<string, string> } | undefined;
const load = () => (model ??= { contexts: readContexts(decompress(letters)), names: readTable(decompress(names)) });

const LONGEST_READ = 24;

/** The likeliest spellings; of the less likely ones, those that sound different first. */
const various = (spellings: readonly string[]): string[] => {
  const codes = new Set<string>();
  const other = spellings.filter((spelling) => {
    const code = skeletonOf(spelling);
    return !codes.has(code) && codes.add(code);
  });
  return [...spellings.slice(0, 3), ...other, ...spellings];
};

/**
 * A word in Arabic script, including Persian and Urdu letters. The unwritten short vowels come from a trained model.
 */
export function ofArabic(word: string): string[] {
  const read = word.slice(0, LONGEST_READ);
  const article = read.startsWith('ال') && read.length > 4;
  const bare = article ? read.slice(2) : read;
  const { contexts, names } = load();
  const known = names.get(bare)?.split(' ') ?? [];
  const made = readings(bare, contexts)
    .slice(0, 8)
    .map(([reading]) => reading);
  const spellings = distinct(various([...known, ...made]), article ? 3 : 6);
  return article ? distinct(spellings.flatMap((spelling) => [`al${spelling}`, spelling])) : spellings;
}

let byLatin: ReadonlyMap<string, string> | undefined;

/** A name of the list in Arabic letters: the one whose spellings have this one first. */
export function nameInArabic(latin: string): string | undefined {
  byLatin ??= new Map(
    [...load().names]
      .flatMap(([name, spellings]) => spellings.split(' ').map((spelling, at) => ({ name, spelling, at })))
      .sort((one, other) => other.at - one.at)
      .map(({ spelling, name }) => [spelling, name]),
  );
  return byLatin.get(latin);
}

/** Letters whose sound the l of the article takes on. */
const sun = /^(?:sh|[tdrzsn])/;

/**
 * Further spellings of a word in Arabic letters: with the article as it sounds (Ennaceur, Essebsi), as in Persian with a
 * v for a و that the model reads as a vowel, and the -ngton of Washington.
 */
export function furtherArabic(word: string): string[] {
  const bare = word.startsWith('ال') && word.length > 4 ? word.slice(2) : '';
  const assimilated = bare
    ? ofArabic(bare)
        .slice(0, 3)
        .flatMap((form) => sun.exec(form)?.map((first) => `e${first}${form}`) ?? [])
    : [];
  const english = word.includes('نط')
    ? ofArabic(word)
        .slice(0, 2)
        .map((form) => form.replace('nt', 'ngt'))
    : [];
  return [...assimilated, ...withG(bare || word), ...withConsonantW(word), ...english];
}

/** Colloquial g for a k or q: Guerrouj, Gaddafi. */
const withG = (word: string): string[] =>
  /[كق]/.test(word)
    ? ofArabic(word)
        .slice(0, 2)
        .map((form) => form.replace(/k(?!h)|q/g, 'g'))
    : [];

/** و between other letters read as v or w: each in turn, the model reads what is around it. */
function withConsonantW(word: string): string[] {
  if (word.startsWith('و') && word.length > 2 && word.length < LONGEST_READ)
    return ofArabic(word.slice(1))
      .slice(0, 2)
      .flatMap((rest) => [`v${rest}`, `vo${rest}`]);
  const at = word.indexOf('و', 1);
  if (at < 1 || at === word.length - 1 || word.length > LONGEST_READ) return [];
  const [before, behind] = [ofArabic(word.slice(0, at))[0] ?? '', ofArabic(word.slice(at + 1))[0] ?? ''];
  return before && behind ? [`${before}v${behind}`, `${before}va${behind}`] : [];
}
