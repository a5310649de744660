import { borne, isUnspaced } from '#shared/search-line/name-words.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';

/** A form of address that is between a name and what follows it: “fatma hanım konya”, 佐藤様 福岡. */
const TURKISH = String.raw`(?:hanım(?:efendi)?|bey(?:efendi)?|hn\.?)`;
const JAPANESE = String.raw`(?:さん|さま|様|氏|先生|君|くん|ちゃん|殿)`;
const TURKISH_BETWEEN = new RegExp(String.raw`^(\S+)\s+${TURKISH}\s+(\S.*)$`, 'iu');
const JAPANESE_BETWEEN = new RegExp(
  String.raw`^(?!\S[君氏殿])([^\s、,]+(?:\s[^\s、,]+)?)(?<!\s)\s?${JAPANESE}\s+(\S+)(.*)$`,
  'u',
);
/** … or behind a name that a place precedes: “ankara ayşe hanım”, 福岡 佐藤様. */
const TURKISH_LAST = new RegExp(String.raw`^(\S+?)(?:['’]?[dt][ae]n?)?\s+(\S+)\s+${TURKISH}$`, 'iu');
const JAPANESE_LAST = new RegExp(String.raw`^(\S+)\s([^\s・]+?)\s?${JAPANESE}$`, 'u');

/** “who lives in”, put behind a Japanese place to mark it. */
const LIVES = '在住';

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

/** The same for a form of address: no name is on the other side of it. */
export function withCourtesyApart(line: string, known: Knowledge): string {
  const isTurkish = known.countries?.includes('TR') ?? true;
  const [, name, behind] = (isTurkish && TURKISH_BETWEEN.exec(line)) || [];
  if (name && behind && isPlaceOnly(behind, known)) return `${name}, ${behind}`;
  const [, japanese, place, age] = JAPANESE_BETWEEN.exec(line) ?? [];
  if (japanese && place && known.place?.(place)) return `${japanese} ${place}${LIVES}${age}`;
  const [, town, last] = (isTurkish && TURKISH_LAST.exec(line)) || JAPANESE_LAST.exec(line) || [];
  // “福岡 太郎様” is a whole name; “福岡 佐藤様” has a last name behind its town.
  if (town && last && isUnspaced(last) && known.place?.(town) && borne(last, 'last', known) !== 'unknown')
    return `${last} ${town}${LIVES}`;
  return town && last && isPlaceOnly(town, known) ? `${last}, ${town}` : line;
}

/** A name without the mark that `withCourtesyApart` puts behind a place, which nobody typed. */
export const withoutMark = (reading: Reading, line: string): Reading =>
  reading.search_query?.endsWith(LIVES) && !line.includes(LIVES)
    ? { ...reading, search_query: reading.search_query.slice(0, -LIVES.length) }
    : reading;
