import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cardOf } from '#functions/people/domain/card.ts';
import { listingOf, mayBeListed } from '#functions/people/directory/domain/listing.ts';
import { nameEntriesOf } from '#functions/people/index/entry.ts';
import { handler as getReport } from '#functions/people/get-report.ts';
import { handler as getTeaser } from '#functions/people/get-teaser.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { importPeople, livingIn, NOW, openingFixture, personNamed, provenance } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { type Birth, isAdult } from '#shared/values/day.ts';
import type { Person, RelativeFact } from '#shared/values/person.ts';

/** Dates of birth around the boundary, with and without a month, and moments around midnight at the end of a month. */
const births = fc.record({
  year: fc.integer({ min: 1990, max: 2030 }),
  month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
});
const moments = fc
  .tuple(
    fc.integer({ min: 2020, max: 2030 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 0, max: 23 }),
  )
  .map(([year, month, day, hour]) => new Date(Date.UTC(year, month, day, hour, 59, 59, 999)));

/** Eighteen years after the last moment of the latest day on which this person may have been born. */
const surelyAdultFrom = ({ year, month }: Birth) => Date.UTC(year + 18, month ?? 12, 1);

test('an adult is one whose 18th birthday is surely over: from the first day of the next month', () => {
  fc.assert(
    fc.property(births, moments, (birth, now) => {
      expect(isAdult(now, birth)).toBe(now.getTime() >= surelyAdultFrom(birth));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['2026-05-31T23:59:59Z', { year: 2008, month: 5 }, false],
  ['2026-06-01T00:00:00Z', { year: 2008, month: 5 }, true],
  ['2026-12-31T23:59:59Z', { year: 2008, month: null }, false],
  ['2027-01-01T00:00:00Z', { year: 2008, month: null }, true],
  ['2026-06-01T00:00:00Z', { year: 2031, month: 1 }, false],
  ['2026-06-01T00:00:00Z', { year: 1790, month: 1 }, true],
])('at %s a person born %o is an adult: %s', (at, birth, adult) => expect(isAdult(new Date(at), birth)).toBe(adult));

const home = [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')];
const born = (birth: Birth) =>
  personNamed('Young Person', { birth_date: { ...birth, ...provenance }, addresses: home });

test('a minor has no index entry and no directory entry', () => {
  fc.assert(
    fc.property(births, moments, (birth, now) => {
      const adult = isAdult(now, birth);
      const person = born(birth);
      expect(nameEntriesOf(person, now).length > 0).toBe(adult);
      expect(mayBeListed(person, now)).toBe(adult);
      expect(listingOf(person).birth_date).toEqual(birth);
    }),
  );
});

test('a minor is no relative in a card, whatever the listed relation', () => {
  fc.assert(
    fc.property(births, moments, (birth, now) => {
      const relative = {
        ...provenance,
        relation: 'spouse' as const,
        full_name: 'Young Relative',
        person_id: null,
        birth_date: birth,
      };
      const card = cardOf(personNamed('Old Person', { family_members: [relative] }), now);
      const adult = isAdult(now, birth);
      expect(card.related_to).toEqual(adult ? ['Young Relative'] : []);
      expect(card.counts.relationships).toBe(adult ? 1 : 0);
    }),
  );
});

/** A person without a birth date, and a mother whose age only her own record says. */
const heather = personNamed('Heather Smith', {
  birth_date: null,
  addresses: home,
  phones: [{ number: '+12185550142', phone_type: 'mobile', ...provenance }] as never,
});
const mother = (year: number, more: Partial<Person> = {}) =>
  personNamed('Rosa Smith', { birth_date: { year, month: 3, ...provenance }, addresses: home, ...more });
const kin = (
  relation: RelativeFact['relation'],
  full_name: string,
  more: Partial<RelativeFact> = {},
): RelativeFact => ({
  ...provenance,
  relation,
  full_name,
  person_id: null,
  birth_date: null,
  ...more,
});

test('a possible minor is no relative in a card, and has no index entry and no directory entry', () => {
  const child = kin('child', 'Heather Smith');
  expect(cardOf(mother(1993, { family_members: [child] }), NOW).counts.relationships).toBe(0);
  expect(cardOf(mother(1980, { family_members: [child] }), NOW).counts.relationships).toBe(1);
  const person = {
    ...heather,
    family_members: [kin('parent', 'Rosa Smith', { birth_date: { year: 1993, month: 3 } })],
  };
  expect(nameEntriesOf(person, NOW)).toEqual([]);
  expect(mayBeListed(person, NOW)).toBe(false);
  const { family_birth } = cardOf(person, NOW);
  expect(family_birth).toEqual({ year: 2010, month: 3 });
  expect(cardOf(heather, NOW).family_birth).toBeUndefined();
});

test.each([
  ['her record', { family_members: [kin('parent', 'Rosa Smith', { birth_date: { year: 1993, month: 3 } })] }, false],
  [
    'the record of the mother she names',
    { family_members: [kin('parent', 'Rosa Smith', { person_id: mother(1993).person_id })] },
    true,
  ],
])('over HTTP, a possible minor by %s has no report and costs nothing', async (_, more, isRead) => {
  const { table, deps, funded } = openingFixture();
  const person = { ...heather, ...more };
  const relative = kin('child', 'Heather Smith', { person_id: person.person_id });
  const uncle = personNamed('Old Person', { family_members: [{ ...relative, relation: 'other' }], addresses: home });
  await importPeople(table, person, mother(1993), uncle);
  const as = aMember(await funded(9), { subscribedUntil: '2030-01-01T00:00:00.000Z' });
  const here = { ...deps, clock: () => NOW };
  const open = calling(people.openReport, openReport.with(here), { as });
  const teaser = calling(people.getTeaser, getTeaser.with(here))({ person_id: person.person_id });
  // A teaser reads one item; the import writes what records of relatives say into it.
  if (isRead) await expect(teaser).resolves.toMatchObject({ full_name: 'Heather Smith' });
  else await expect(teaser).rejects.toMatchObject({ code: 'people.not-found' });
  await expect(open({ person_id: person.person_id, purpose: 'reconnect' })).rejects.toMatchObject({
    code: 'people.not-found',
  });
  expect((await deps.credits.of(as.accountId)).left).toBe(9);
  await open({ person_id: uncle.person_id, purpose: 'reconnect' });
  const report = await calling(people.getReport, getReport.with(here), { as })({ person_id: uncle.person_id });
  expect(report.family_members).toHaveLength(isRead ? 1 : 0);
  expect(JSON.stringify(report)).not.toContain('family_birth');
});

test('over HTTP, a teaser and a report begin to exist on the first day of the next month', async () => {
  const { table, deps, funded } = openingFixture();
  const young = born({ year: 2008, month: 11 });
  const spouse = { ...provenance, relation: 'spouse' as const, full_name: 'Young Person', birth_date: null };
  const old = personNamed('Old Person', {
    family_members: [{ ...spouse, person_id: young.person_id }] as never,
    addresses: home,
  });
  await importPeople(table, young, old);
  const as = aMember(await funded(9), { subscribedUntil: '2030-01-01T00:00:00.000Z' });
  const at = (moment: string) => {
    const here = { ...deps, clock: () => new Date(moment) };
    const open = calling(people.openReport, openReport.with(here), { as });
    return {
      teaser: () => calling(people.getTeaser, getTeaser.with(here))({ person_id: young.person_id }),
      open: () => open({ person_id: young.person_id, purpose: 'reconnect' }),
      relatives: async () => {
        await open({ person_id: old.person_id, purpose: 'reconnect' });
        const report = await calling(people.getReport, getReport.with(here), { as })({ person_id: old.person_id });
        return report.family_members.map(({ full_name }) => full_name);
      },
    };
  };
  const before = at('2026-11-30T23:59:59.999Z');
  await expect(before.teaser()).rejects.toMatchObject({ code: 'people.not-found' });
  await expect(before.open()).rejects.toMatchObject({ code: 'people.not-found' });
  expect(await before.relatives()).toEqual([]);
  const after = at('2026-12-01T01:00:00.000Z');
  expect(await after.teaser()).toMatchObject({ full_name: 'Young Person', age: 18 });
  expect(await after.open()).toMatchObject({ cost: 1 });
  expect(await after.relatives()).toEqual(['Young Person']);
});
