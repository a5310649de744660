import type { Card } from '#functions/people/domain/card.ts';
import { soundsOf, words } from '#functions/people/names/fold.ts';
import { surnameCodes, usernameKey } from '#functions/people/index/postings.ts';
import { type Match, type NameQuery, scoreName } from '#functions/people/index/score.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { Reason } from '#shared/api/people.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';
import { isAdult } from '#shared/values/day.ts';
import { parsePhone } from '#shared/values/phone.ts';

/** Reads the cards at one place of the index, at most so many. */
export type Read = (place: Key, limit: number) => Promise<Card[]>;

/** The most cards that one place gives, and the most people that one search finds. */
const DEPTH = 500;
const MOST = 1000;

/** A match that leaves little doubt: looking further would cost reads and find others. */
const WELL = 0.9;

/** Everybody who fits, the best first, in an order that is the same each time. Nobody under 18 is among them. */
export async function find(request: SearchRequest, read: Read, now: Date): Promise<Match[]> {
  const matches = request.type === 'name' ? await byName(nameOf(request), read) : await byKey(request, read);
  const best = new Map<string, Match>();
  for (const match of matches) {
    const known = best.get(match.card.person_id);
    if (!known || known.score < match.score) best.set(match.card.person_id, match);
  }
  return [...best.values()]
    .filter(({ card }) => isAdult(now, card.birth_date))
    .sort(
      (a, b) => b.score - a.score || weight(b.card) - weight(a.card) || (a.card.person_id < b.card.person_id ? -1 : 1),
    )
    .slice(0, MOST);
}

/** Of two people who fit as well, the one of whom more is known. */
const weight = ({ counts }: Card) =>
  counts.phones + counts.emails + counts.locations + counts.jobs + counts.relationships;

/** Everything but a name lies at one place, or at a few for an address. */
async function byKey({ type, search_query = '', city, state, country }: SearchRequest, read: Read): Promise<Match[]> {
  const found = async (places: Key[], reason: Reason) =>
    (await Promise.all(places.map((place) => read(place, DEPTH))))
      .flat()
      .map((card) => ({ card, score: 1, reasons: [reason] }));
  switch (type) {
    case 'phone': {
      const number = parsePhone(search_query, country);
      return number ? found([postings.phone(number)], 'phone') : [];
    }
    case 'email':
      return found([postings.email(search_query.toLowerCase())], 'email');
    case 'username':
      return found([postings.username(usernameKey(search_query))], 'username');
    default: {
      const line = parseAddress(search_query);
      const { house, street } = streetKey(line.street);
      const places = placesOf({ ...line, ...(city && { city }), ...(state && { state }) });
      return street
        ? found(
            places.map((place) => postings.address(place, street, house && `${house}#`)),
            'address',
          )
        : [];
    }
  }
}

/** First name and surname, from their own fields or from the whole name: “Maria Cantwell” or “Cantwell, Maria”. */
function nameOf({ search_query = '', first_name, last_name, city, state }: SearchRequest): NameQuery {
  if (last_name) return { first: first_name ?? '', last: last_name, city, state };
  const [before = '', behind] = search_query.split(',').map((part) => part.trim());
  if (behind) return { first: behind, last: before, city, state };
  const all = search_query.split(/\s+/);
  return { first: all.slice(0, -1).join(' '), last: all.at(-1) ?? '', city, state };
}

/**
 * Looks where the surname sounds the same and the first name too; where that finds nobody who fits well, at everybody of
 * such a surname, and then for the names in the other order.
 */
async function byName(query: NameQuery, read: Read): Promise<Match[]> {
  const look = async (last: string, first: string) => {
    const firstCodes = first ? soundsOf(words(first)[0] ?? '') : [''];
    const places = surnameCodes(last).flatMap((code) =>
      firstCodes.map((narrow) => postings.name(code, narrow && `${narrow}#`)),
    );
    const cards = (await Promise.all(places.map((place) => read(place, DEPTH)))).flat();
    return cards.flatMap((card) => scoreName(query, card) ?? []);
  };
  const found = await look(query.last, query.first);
  const fitsWell = (matches: Match[]) => matches.some(({ score }) => score >= WELL);
  if (!query.first || fitsWell(found)) return found;
  const wider = await look(query.last, '');
  if (fitsWell(wider)) return [...found, ...wider];
  return [...found, ...wider, ...(await look(words(query.first).at(-1) ?? query.first, ''))];
}
