import type { Card } from '#functions/people/domain/card.ts';
import { type Hit, lifeOf, reason, townsOf } from '#functions/people/domain/hit.ts';
import { lastYearOf, linkReasons, stateOfLink } from '#functions/people/domain/link.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { Reason } from '#shared/api/people/search-results.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';
import { dayOf } from '#shared/values/day.ts';
import { RANK } from '#shared/values/fact-state.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { stateCode } from '#shared/values/state-spelling.ts';

/** Reads up to `limit` cards at one posting of the index. */
type ReadCards = (place: Key, limit: number) => Promise<Card[]>;

/**
 * Everybody with this phone, email, username or house; they share one posting. Whose it is comes before whose it may be no
 * longer, the latest sighting first, and whose it was comes last; then people with more data come first.
 */
export async function findByKey(request: SearchRequest, read: ReadCards, most: number, now: Date): Promise<Hit[]> {
  const cards = await Promise.all(lookupKeys(request).map((place) => read(place, most)));
  const byPerson = new Map(cards.flat().map((card) => [card.person_id, card]));
  const today = dayOf(now);
  return [...byPerson.values()]
    .filter((card) => !mayBeMinor(card, now))
    .map((card) => {
      const life = lifeOf(card, now);
      return { card, rank: RANK[stateOfLink(card, life, today)], year: lastYearOf(card, life, today) };
    })
    .sort((a, b) => a.rank - b.rank || b.year - a.year || byWeight(a.card, b.card))
    .slice(0, most)
    .map(({ card }) => hitOf(card, request.type as Exclude<SearchRequest['type'], 'name'>, now));
}

/** An address is indexed by postal code and by town; the postal code is preferred. */
function lookupKeys({ type, search_query = '', city, state, country }: SearchRequest): Key[] {
  if (type === 'phone') {
    const number = parsePhone(search_query, country);
    return number ? [postings.phone(number)] : [];
  }
  if (type === 'email') return [postings.email(search_query.toLowerCase())];
  if (type === 'username') return [postings.username(usernameKey(search_query))];
  const line = parseAddress(search_query, country);
  const { house, street } = streetKey(line.street);
  const [place] = placesOf({ ...line, ...(city && { city }), ...(state && { state: stateCode(state) ?? state }) });
  return street && place ? [postings.address(place, street, house && `${house}#`)] : [];
}

const weight = ({ counts }: Card) =>
  counts.phones + counts.emails + counts.locations + counts.jobs + counts.relationships;

const byWeight = (a: Card, b: Card) => weight(b) - weight(a) || (a.person_id < b.person_id ? -1 : 1);

/** What a phone, email, username or address is to a person. */
function whose(card: Card, kind: SearchRequest['type'], now: Date): Reason[] {
  const { is_former, is_office } = card;
  if (kind !== 'address') return linkReasons(card, lifeOf(card, now), dayOf(now));
  if (is_office) return [reason(is_former ? 'had-office-there' : 'office-there')];
  return is_former ? [reason('lived-there')] : [];
}

const hitOf = (card: Card, kind: Exclude<SearchRequest['type'], 'name'>, now: Date): Hit => ({
  person_id: card.person_id,
  score: 1,
  reasons: [reason(kind), ...whose(card, kind, now)],
  full_name: card.full_name,
  birth: card.birth_date,
  life: lifeOf(card, now),
  towns: townsOf(card, now),
  sources: card.sources,
  last_seen: card.last_seen,
  ...(card.link?.line && { line: card.link.line }),
});
