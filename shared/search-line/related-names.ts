import { namesIn } from '#shared/search-line/placed-name.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';
import { relativeIn, withoutMaidenName, withoutRelativeFirst } from '#shared/search-line/relatives.ts';

/** The readings of a line that names a second person, a relative, or a maiden name. */
export function relatedNamesIn(line: string, known: Knowledge): Reading[] {
  const { rest, other } = withoutMaidenName(withoutRelativeFirst(line));
  if (other) {
    const own = namesIn(rest, known).slice(0, 1);
    return [...own, ...namesIn(other, known).slice(0, 2 - own.length)];
  }
  const found = relativeIn(rest);
  const [relative] = found ? namesIn(found.relative, known) : [];
  if (!found || !relative || !hasName(relative)) return namesIn(rest, known);
  const { city, state, country, age_from, age_to } = relative;
  const place = { ...(city && { city }), ...(state && { state }), ...(country && { country }) };
  const ages = { ...(age_from && { age_from }), ...(age_to && { age_to }) };
  return namesIn(found.name, known).map((reading) =>
    reading.city || reading.state ? { ...ages, ...reading } : { ...ages, ...reading, ...place },
  );
}

const hasName = ({ search_query, first_name, last_name }: Reading) => Boolean(search_query ?? first_name ?? last_name);
