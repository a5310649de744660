import type { Card } from '#functions/people/domain/card.ts';
import { TOO_MANY } from '#functions/people/import/resolve/evidence/contacts.ts';
import { surnameCodes, usernameKey } from '#functions/people/index/postings.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { soundsOf, words } from '#functions/people/names/fold.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** Reads the cards at one place of the index, at most so many. */
export type Read = (place: Key, limit: number) => Promise<Card[]>;

/** Whoever may be this person, and how many people of the index have each number, mailbox and account. */
export type Candidates = { cards: Card[]; holders: Map<string, number> };

/** People of one sound that are looked at. Beyond that a name says little, and their house is asked for. */
const DEPTH = 40;
const MOST_OF_A_KIND = 3;

/**
 * Everybody in the index who may be this person: those with the same number, mailbox or account, and those whose name
 * sounds alike. The one place that knows how the index is asked; about five small look-ups a person.
 */
export async function candidatesOf(person: Person, read: Read): Promise<Candidates> {
  const { own, byName, byHouse } = placesToLook(person);
  const holders = new Map<string, number>();
  const [keyed, named] = await Promise.all([
    Promise.all(
      own.map(async ({ value, place }) => {
        const cards = await read(place, TOO_MANY);
        holders.set(value, cards.length + 1);
        return cards.length < TOO_MANY ? cards : [];
      }),
    ),
    Promise.all(byName.map((place) => read(place, DEPTH))),
  ]);
  const isCommon = named.some((cards) => cards.length === DEPTH);
  const housed = isCommon ? await Promise.all(byHouse.map((place) => read(place, DEPTH))) : [];
  const cards = new Map([...keyed, ...named, ...housed].flat().map((card) => [card.person_id, card]));
  cards.delete(person.person_id);
  return { cards: [...cards.values()], holders };
}

/** The same places, but houses: two people who share none of them are not compared. */
export function blocksOf(person: Person): string[] {
  const { own, byName } = placesToLook(person);
  return [...own.map(({ place }) => place), ...byName].map(({ pk, sk }) => `${pk}\n${sk}`);
}

/** All places at which a look-up may find this person. */
export function placesHeld(person: Person): Key[] {
  const { own, byName, byHouse } = placesToLook(person, Infinity);
  const anyFirstName = byName.map(({ pk }) => ({ pk, sk: '' }));
  return [...own.map(({ place }) => place), ...byName, ...anyFirstName, ...byHouse];
}

function placesToLook({ names, phones, emails, social_profiles, addresses }: Person, most = MOST_OF_A_KIND) {
  const some = <T>(list: T[]) => list.slice(0, most);
  const own = [
    ...some(phones.filter(({ phone_type }) => phone_type !== 'office' && phone_type !== 'fax')).map(({ number }) => ({
      value: number,
      place: postings.phone(number),
    })),
    ...some(emails).map(({ email }) => ({ value: email.toLowerCase(), place: postings.email(email.toLowerCase()) })),
    ...some(social_profiles).map(({ network, username }) => ({
      value: `${network.toLowerCase()} ${usernameKey(username)}`,
      place: postings.username(usernameKey(username)),
    })),
  ];
  const byName = names.flatMap(({ full_name, first_name, last_name }) => {
    const first = soundsOf(words(first_name ?? '')[0] ?? '')[0] ?? '';
    return surnameCodes(last_name ?? full_name).map((code) => postings.name(code, first && `${first}#`));
  });
  const byHouse = addresses.flatMap((address) => {
    const { house, street } = streetKey(address.street ?? '');
    const [place] = placesOf(address);
    return place && street && house ? [postings.address(place, street, `${house}#`)] : [];
  });
  return { own, byName: some(once(byName)), byHouse: some(once(byHouse)) };
}

const once = (places: Key[]): Key[] => [...new Map(places.map((each) => [`${each.pk}\n${each.sk}`, each])).values()];
