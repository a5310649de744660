import { isParticle, isUnspaced, nameWordsOf } from '#shared/search-line/name-words.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';
import { isWord } from '#shared/values/state-spelling.ts';

/** “ca 40”, “Fresno CA 40” behind a name. */
const CA = /^(.*\S)\s+(ca)\s+(?=\d{2,3}(?!\d))/iu;
/** The words of a town before its state. */
const MAX_TOWN_WORDS = 3;
/** The words of a name before the code of a state that is also a word. */
const NAME_WORDS = 2;
/** “silva de 40 anos” is of that age. */
const UNIT = /\d\s*a[nñ][^\d]*$/iu;
/** “in 1985” */
const YEAR = /\bin\s+(?:19|20)\d\d\)?$/iu;

const isInUs = ({ countries = ['US'] }: Knowledge) => countries.includes('US');

/** A line whose “ca” before an age means “about”: for readers outside the US, where no town of the US is before it. */
export function withCirca(line: string, known: Knowledge): string {
  const [, before = '', ca] = CA.exec(line) ?? [];
  if (!ca || ca === 'CA' || isInUs(known) || endsInTown(before, known)) return line;
  return line.replace(CA, '$1 circa ');
}

function endsInTown(text: string, { place }: Knowledge): boolean {
  const words = nameWordsOf(text);
  return Array.from({ length: MAX_TOWN_WORDS }, (_, i) => words.slice(-1 - i).join(' ')).some((each) => {
    const found = place?.(each);
    return Boolean(found?.city && found.country === 'US');
  });
}

/**
 * What was before the age at the end of a line, with a code of a state that is also a word marked as that code: “jen koss or”
 * from “jen koss or 40” lives in Oregon.
 */
export function withStateAtEnd(before: string, line: string, known: Knowledge): string {
  const [, name = '', code = ''] = /^(.+)\s(\S+)$/u.exec(before) ?? [];
  if (!isInUs(known) || !/^[a-z]{2}$/i.test(code) || !isWord(code.toLowerCase())) return before;
  const words = nameWordsOf(name);
  if (words.length < NAME_WORDS || isParticle(words.at(-1)!) || isUnspaced(name)) return before;
  if (UNIT.test(line) || YEAR.test(line)) return before;
  // In a line in capitals a comma says what the letters do not.
  const isMarked = before === before.toUpperCase() && !/[,،、]$/.test(name) && !endsInTown(name, known);
  return `${name}${isMarked ? ',' : ''} ${code.toUpperCase()}`;
}
