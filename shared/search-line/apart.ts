import { borne } from '#shared/search-line/name-words.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';

/** A form of address that is between a first name and what follows it: “fatma hanım konya”. */
const COURTESY = /^(\S+)\s+(?:hanım|bey)\s+(\S.*)$/iu;

/** Whether a text is a place, and nobody is known to be called so. */
function isPlaceOnly(text: string, known: Knowledge): boolean {
  return (
    Boolean(known.place?.(text)) && (['last', 'first'] as const).every((part) => borne(text, part, known) === 'unknown')
  );
}

/** A line with a comma before the place that follows what was cut from it: “luana, recife” from “luana 23 anos recife”. */
export function apart(line: string, behind: string, known: Knowledge): string {
  const name = line.slice(0, line.length - behind.length).trim();
  return behind && /\p{L}$/u.test(name) && isPlaceOnly(behind, known) ? `${name}, ${behind}` : line;
}

/** The same for a form of address. */
export function withCourtesyApart(line: string, known: Knowledge): string {
  const [, name, behind] = COURTESY.exec(line) ?? [];
  return name && behind && isPlaceOnly(behind, known) ? `${name}, ${behind}` : line;
}
