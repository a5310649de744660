import { describe, expect, test } from 'vitest';

import { Card } from '#functions/people/domain/card.ts';
import { type Hit, reason } from '#functions/people/domain/hit.ts';
import { findByKey } from '#functions/people/index/find-by-key.ts';
import { cardAt, derivedFrom } from '#functions/people/import/derived-items.ts';
import { livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { Phone } from '#shared/values/phone.ts';
import type { AddressFact, Envelope, Person } from '#shared/values/person.ts';

const at = (more: Partial<AddressFact>) => ({ ...livingIn('Duluth', 'MN', '418 Cedar Hollow Rd'), ...more });
const office = at({ kind: 'office' });

/** The reasons why a search for the address finds a person with these addresses. */
async function reasonsFor(...addresses: Person['addresses']) {
  const { card, places } = derivedFrom(personNamed('Ann Lee', { addresses }), NOW);
  const request = { type: 'address', search_query: '418 Cedar Hollow Rd, Duluth, MN', country: 'US' } as SearchRequest;
  const [hit] = await findByKey(
    request,
    async ({ pk, sk }) =>
      places.filter(({ place }) => place.pk === pk && place.sk.startsWith(sk)).map((each) => cardAt(card, each)),
    10,
    NOW,
  );
  return hit?.reasons.map(({ kind }) => kind);
}

test('an address says whether it is or was a home or an office', async () => {
  expect(await reasonsFor(at({}))).toEqual(['address']);
  expect(await reasonsFor(at({ former: true }))).toEqual(['address', 'lived-there']);
  expect(await reasonsFor(office)).toEqual(['address', 'office-there']);
  expect(await reasonsFor({ ...office, former: true })).toEqual(['address', 'had-office-there']);
});

test('what still holds decides, and a home before an office', async () => {
  expect(await reasonsFor({ ...office, former: true }, at({}))).toEqual(['address']);
  expect(await reasonsFor(office, at({ former: true }))).toEqual(['address', 'office-there']);
  expect(await reasonsFor(office, at({}))).toEqual(['address']);
});

describe('a phone, email or username', () => {
  const number = Phone.parse('+14105550144');
  const seen = (last_seen: string | null) => ({
    confidence: 3 as const,
    sources: [{ source: 'Register', first_seen: null, last_seen }],
  });
  const phone = (last_seen: string | null, more: Partial<Envelope> = {}) => ({
    number,
    phone_type: 'mobile' as const,
    ...seen(last_seen),
    ...more,
  });
  type Request = Pick<SearchRequest, 'type' | 'search_query'>;
  const cardsOf = (...people: Person[]) =>
    people.flatMap((person) => {
      const { card, places } = derivedFrom(person, NOW);
      return places.map((posting) => ({ place: posting.place, card: Card.parse(cardAt(card, posting)) }));
    });
  const find = (request: Request, cards: ReturnType<typeof cardsOf>) =>
    findByKey(
      { country: 'US', ...request },
      async ({ pk }) => cards.filter(({ place }) => place.pk === pk).map(({ card }) => card),
      10,
      NOW,
    );
  const byNumber = { type: 'phone' as const, search_query: '(410) 555-0144' };
  const reasonsIn = (hits: Hit[]) => hits.map(({ full_name, reasons }) => [full_name, ...reasons.slice(1)]);

  test('lists whose it is, then whose it may be no longer, then whose it was', async () => {
    const cards = cardsOf(
      personNamed('Was Theirs', { phones: [phone('2026-10-01', { former: true })] }),
      personNamed('No Date', { phones: [phone(null)] }),
      personNamed('Long Ago', { phones: [phone('2009-08-14')] }),
      personNamed('Not So Long', { phones: [phone('2019-08-14')] }),
      personNamed('Is Theirs', { phones: [phone('2026-10-01')] }),
    );
    const hits = await find(byNumber, cards);
    expect(reasonsIn(hits)).toEqual([
      ['Is Theirs'],
      ['Not So Long', reason('maybe-former', { year: 2019 })],
      ['Long Ago', reason('maybe-former', { year: 2009 })],
      ['No Date', reason('maybe-former')],
      ['Was Theirs', reason('former')],
    ]);
    expect(hits.map(({ line }) => line)).toEqual(hits.map(() => 'mobile'));
    expect(JSON.stringify(hits.map(({ reasons }) => reasons))).not.toContain('2009-08');
  });

  test('says its age by email and username as well, of two networks the later', async () => {
    const profile = (network: string, last_seen: string) => ({
      network,
      username: 'jkoss',
      url: null,
      ...seen(last_seen),
    });
    const person = personNamed('Jennifer Koss', {
      emails: [{ email: 'jkoss@example.com', email_type: 'personal', ...seen(null) }],
      social_profiles: [profile('A', '2011-03-01'), profile('B', '2016-03-01'), profile('C', '2012-03-01')],
    });
    const cards = cardsOf(person);
    expect(reasonsIn(await find({ type: 'email', search_query: 'jkoss@example.com' }, cards))).toEqual([
      ['Jennifer Koss', reason('maybe-former')],
    ]);
    expect(reasonsIn(await find({ type: 'username', search_query: 'jkoss' }, cards))).toEqual([
      ['Jennifer Koss', reason('maybe-former', { year: 2016 })],
    ]);
  });

  test('at a posting of a former version is found as before', async () => {
    const without = ({ card: { link: _, ...card }, place }: ReturnType<typeof cardsOf>[number]) => ({ card, place });
    const cards = cardsOf(
      personNamed('Long Ago', { phones: [phone('2009-08-14')] }),
      personNamed('Was Theirs', { phones: [phone('2009-08-14', { former: true })] }),
    ).map(without);
    const hits = await find(byNumber, cards);
    expect(reasonsIn(hits)).toEqual([['Long Ago'], ['Was Theirs', reason('former')]]);
    expect(hits.map(({ line }) => line)).toEqual([undefined, undefined]);
  });
});
