import { borne } from '#shared/search-line/name-words.ts';
import { namesIn } from '#shared/search-line/placed-name.ts';
import { withoutTitleBefore } from '#shared/search-line/title.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';

/** “brookie_h04”: no name has a digit or an underscore. */
const SURE = /^(?=.*[a-z])[a-z0-9][\w.-]*[\d_][\w.-]*$/i;
/** “colin.farraday” */
const DOTTED = /^(\p{Script=Latin}+)\.(\p{Script=Latin}[\p{Script=Latin}'’-]+)$/u;
const LETTERS = /^[a-z]{3,30}$/i;

/** The readings of a single word that may be a username without its “@”; undefined for words that are rather names. */
export function handleIn(line: string, known: Knowledge): Reading[] | undefined {
  const username: Reading = { type: 'username', search_query: line };
  if (SURE.test(line)) return [username, ...namesIn(line, known).slice(-1)];
  const [, first, last] = DOTTED.exec(line) ?? [];
  const name = first && last ? withoutTitleBefore(`${first} ${last}`) : '';
  // “dr.jones” has no first name.
  if (name)
    return [
      ...(name === last ? namesIn(name, known).slice(0, 1) : [{ type: 'name' as const, search_query: name }]),
      username,
    ];
  // Without an index most names are unknown.
  if (!known.share || !LETTERS.test(line) || known.place?.(line)) return undefined;
  const isName = (['last', 'first'] as const).some((part) => borne(line, part, known) !== 'unknown');
  return isName ? undefined : [...namesIn(line, known).slice(0, 1), username];
}
