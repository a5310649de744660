import { expect, test } from 'vitest';

import { lastSeenOf } from '#functions/people/domain/card.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { ImportRecord } from '#functions/people/import/record.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import { AS_OF, month, monthText, NOW, years } from '#scripts/population/time.ts';
import { people, POPULATION, written } from '#scripts/population/people.ts';
import { pastPeople } from '#scripts/population/reference-people.ts';
import { isAdult } from '#shared/values/day.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import type { Envelope, Person } from '#shared/values/person.ts';
import { vitalStatusOf } from '#shared/values/vital-status.ts';
import { shownPortrait } from '#shared/values/portrait.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const COUNT = 2000;
const TODAY = new Date(`${AS_OF}T00:00:00Z`);
const raw = [...people(COUNT, 'test')];
const records = raw.map((record) => ImportRecord.parse(record));
const byId = new Map(records.map((record) => [record.id, record]));
const made = records.slice(written.length);

const namesIn = (script: RegExp) =>
  records.filter(({ names }) => names.some(({ full_name }) => script.test(full_name!)));
const facts = (record: ImportRecord) =>
  Object.values(record).flatMap((value): Partial<Envelope>[] =>
    Array.isArray(value) ? value : value && typeof value === 'object' ? [value] : [],
  );
const sightings = (record: ImportRecord) => facts(record).flatMap(({ sources }) => sources ?? []);
const bornAt = ({ birth_date }: ImportRecord) => birth_date && month(birth_date.year, birth_date.month ?? 1);
const isMinor = (record: ImportRecord) => NOW - (bornAt(record) ?? 0) <= years(18);

test('returns the requested number of people with distinct ids', () => {
  expect(records).toHaveLength(COUNT);
  expect(byId.size).toBe(COUNT);
});

test('is deterministic per seed', () => {
  const lines = (seed: string) => [...people(300, seed)].map((record) => JSON.stringify(record));
  expect(lines('one')).toEqual(lines('one'));
  const others = new Set(lines('two').slice(written.length));
  expect(
    lines('one')
      .slice(written.length)
      .filter((line) => others.has(line)),
  ).toEqual([]);
});

test('a smaller population is a prefix of a larger one', () => {
  const smaller = [...people(500, 'test')].slice(0, 450);
  expect(JSON.stringify(smaller)).toBe(JSON.stringify(raw.slice(0, 450)));
});

test.each([0, 1, 5, 13, 14, 37])('a population of %i is complete, with all relatives', (count) => {
  const few = [...people(count, 'few')];
  const ids = new Set(few.map(({ id }) => id));
  expect(few).toHaveLength(count);
  const lost = few.flatMap(({ family_members = [] }) => family_members.filter(({ id }) => id && !ids.has(id)));
  expect(lost).toEqual([]);
});

test("rejects a seed that does not fit a portrait's seed", () => {
  expect(() => [...people(1, 'f:senior')]).toThrow(RangeError);
});

test('relations are mutual and inverse', () => {
  const inverse: Record<string, string[]> = {
    spouse: ['spouse'],
    partner: ['partner'],
    sibling: ['sibling'],
    parent: ['child'],
    child: ['parent'],
    grandparent: ['grandchild'],
    grandchild: ['grandparent'],
    parent_in_law: ['other'],
    sibling_in_law: ['sibling_in_law'],
    other: ['parent_in_law', 'other'],
  };
  let pairs = 0;
  for (const record of records)
    for (const { id, relation, full_name } of record.family_members) {
      if (!id) continue;
      pairs++;
      const relative = byId.get(id)!;
      const [answer, ...more] = relative.family_members.filter((each) => each.id === record.id);
      expect(inverse[relation], `${record.id} ${relation} ${id}`).toContain(answer?.relation);
      expect(more).toEqual([]);
      expect(relative.names.map((name) => name.full_name)).toContain(full_name);
    }
  expect(pairs).toBeGreaterThan(COUNT);
});

test('parents are at least 15 years older, and no minor marries', () => {
  for (const record of made)
    for (const { id, relation } of record.family_members) {
      const [own, other] = [bornAt(record), id && bornAt(byId.get(id)!)];
      if (!own || !other) continue;
      if (relation === 'child') expect(other - own).toBeGreaterThan(years(15));
      if (relation === 'spouse') expect(isMinor(record)).toBe(false);
    }
});

test('phone numbers are in reserved ranges', () => {
  const fictional = [/^\+1[2-9]\d\d55501\d\d$/, /^\+447700900\d{3}$/, /^\+3363998\d{4}$/];
  const numbers = records.flatMap(({ phones }) => phones.map(({ number }) => number));
  expect(numbers.filter((number) => !fictional.some((range) => range.test(number)))).toEqual([]);
  expect(numbers.filter((number) => parsePhone(number) !== number)).toEqual([]);
  for (const range of fictional) expect(numbers.some((number) => range.test(number))).toBe(true);
});

test('a number belongs to one household while numbers last', () => {
  const surnames = new Map<string, Set<string>>();
  for (const { id, phones } of records)
    for (const { number } of phones) surnames.set(number, (surnames.get(number) ?? new Set()).add(id!.split('.')[0]!));
  const shared = [...surnames].filter(([number, families]) => families.size > 1 && number !== '+16085550117');
  expect(shared.length / surnames.size).toBeLessThan(0.02);
});

test('emails and pages use domains reserved for examples', () => {
  const domains = records.flatMap(({ emails, social_profiles }) => [
    ...emails.map(({ email }) => email.split('@')[1]!),
    ...social_profiles.map(({ url }) => new URL(url!).hostname),
  ]);
  expect(domains.length).toBeGreaterThan(COUNT);
  expect(domains.filter((domain) => !/(^|\.)example(\.com|\.org)?$/.test(domain))).toEqual([]);
});

test('every fact has synthetic sources, at most five per person', () => {
  for (const record of records) {
    expect(facts(record).filter(({ sources }) => !sources?.length)).toEqual([]);
    const names = [...new Set(sightings(record).map(({ source }) => source))];
    expect(names.filter((name) => !name.startsWith('Synthetic '))).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(5);
  }
  const several = records.filter((record) => facts(record).some(({ sources = [] }) => sources.length > 2));
  expect(several.length).toBeGreaterThan(COUNT / 3);
});

test('sightings are possible, not in the future, and in order', () => {
  for (const record of made) {
    const youngest = (bornAt(record) ?? 0) + (isMinor(record) ? 0 : years(16));
    const earliest = youngest > month(2000) ? monthText(youngest) : '2000-01';
    const wrong = sightings(record).filter(
      ({ first_seen, last_seen }) =>
        first_seen && last_seen && !(first_seen >= earliest && first_seen <= last_seen && last_seen <= AS_OF),
    );
    expect(wrong, `${record.id} from ${earliest}`).toEqual([]);
  }
});

test('schools precede jobs, jobs are consecutive, one address is current', () => {
  for (const record of made) {
    for (const { started, ended } of [...record.jobs, ...record.education])
      if (ended) expect(started! < ended).toBe(true);
    const [first, ...later] = [...record.jobs].sort((a, b) => (a.started! < b.started! ? -1 : 1));
    for (const { ended } of record.education) if (first) expect(ended! <= first.started!).toBe(true);
    later.reduce((before, job) => (expect(before.ended! <= job.started!).toBe(true), job), first!);
    expect(record.addresses.filter(({ current }) => current)).toHaveLength(1);
  }
});

test('couples share an address', () => {
  const home = (record: ImportRecord) => {
    const { street, city } = record.addresses.find(({ current }) => current)!;
    return `${street}, ${city}`;
  };
  const couples = made.flatMap((record) =>
    record.family_members.flatMap(({ relation, id }) => (relation === 'spouse' && id ? [[record, byId.get(id)!]] : [])),
  );
  expect(couples.length).toBeGreaterThan(300);
  for (const [one, other] of couples) expect(home(one!)).toBe(home(other!));
});

test('some are minors, known only from a register', () => {
  const minors = made.filter(isMinor);
  expect(minors.length / made.length).toBeGreaterThan(0.02);
  expect(minors.length / made.length).toBeLessThan(0.06);
  for (const { phones, emails, jobs, images, social_profiles } of minors)
    expect([...phones, ...emails, ...jobs, ...images, ...social_profiles]).toEqual([]);
});

test('minors without a birth date are hidden by what their record says of the parents', () => {
  const births = new Map(
    records.flatMap(({ family_members }) =>
      family_members.flatMap(({ id, birth_date }) => (id && birth_date ? [[id, birth_date] as const] : [])),
    ),
  );
  const undated = records.filter(({ birth_date }) => !birth_date);
  const minors = undated.filter(({ id }) => !isAdult(TODAY, births.get(id!) ?? null));
  expect(minors.length).toBeGreaterThan(0);
  const hidden = undated.filter((record) => mayBeMinor(toPerson(record, { source: POPULATION, asOf: AS_OF }), TODAY));
  expect(hidden.map(({ id }) => id)).toEqual(minors.map(({ id }) => id));
});

test('a minor relative has a birth date, so that it can be hidden', () => {
  const named = records.flatMap(({ family_members }) =>
    family_members.filter(({ id }) => id && isMinor(byId.get(id)!)),
  );
  expect(named.length).toBeGreaterThan(50);
  for (const { birth_date } of named) expect(birth_date?.year).toBeGreaterThan(2000);
});

test('names cover all eight languages and their scripts', () => {
  const scripts = { ja: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u };
  for (const script of Object.values(scripts)) {
    const found = namesIn(script);
    expect(found.length).toBeGreaterThan(COUNT * 0.02);
    for (const { names } of found) {
      if (names.length > 1)
        expect(names.some(({ full_name }) => /^[\p{Script=Latin}\s’'.-]+$/u.test(full_name!))).toBe(true);
    }
  }
  for (const marks of [/[ığşİŞ]/, /[ãõ]/, /[ñíó]/, /[èêëœ]/, /\b(de|van|von|Al-|bin|d’)/, /\p{Lu}\p{Ll}+-\p{Lu}/u])
    expect(namesIn(marks).length, String(marks)).toBeGreaterThan(10);
  expect(records.some(({ names }) => names.some(({ kind }) => kind === 'earlier'))).toBe(true);
});

test('the amount of data varies', () => {
  const sparse = made.filter((record) => facts(record).length === 2 && !record.addresses[0]!.street);
  const rich = made.filter(
    (record) => facts(record).length > 20 && record.images.length && record.family_members.length,
  );
  expect(sparse.length / COUNT).toBeGreaterThan(0.08);
  expect(rich.length / COUNT).toBeGreaterThan(0.1);
  expect(Math.max(...made.map(({ images }) => images.length))).toBe(4);
});

test('a portrait is a picture that many have, and leads to no family', () => {
  const keys = made.flatMap(({ images }) => images.map(({ portrait }) => portrait));
  expect(keys.length).toBeGreaterThan(COUNT / 3);
  expect(keys.filter((key) => shownPortrait(key) === null)).toEqual([]);
  const familyOf = ({ id }: ImportRecord) => id!.split('.')[0];
  const withPicture = made.flatMap((record) => {
    const [image] = record.images;
    return image ? [{ family: familyOf(record), picture: image.portrait.split('~')[0] }] : [];
  });
  const shared = withPicture.flatMap((one, nth) =>
    withPicture
      .slice(nth + 1)
      .filter(({ picture }) => picture === one.picture)
      .map(({ family }) => family === one.family),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(Boolean).length / shared.length).toBeLessThan(0.02);
});

test('some are dead, some facts are former or undated, and a fresh number competes with an older, surer one', () => {
  const now = new Date(`${AS_OF}T12:00:00Z`);
  const [died, old, rival, former, undated] = pastPeople.map((record) =>
    toPerson(parseRecord(record), { source: POPULATION, asOf: AS_OF }),
  ) as [Person, Person, Person, Person, Person];
  const statusOf = (person: Person) => vitalStatusOf({ ...person, last_seen: lastSeenOf(person) }, now);
  expect([died, old, rival, former].map(statusOf)).toEqual(['deceased', 'presumed-deceased', 'living', 'living']);
  const [recent, surer] = rival.phones;
  expect(recent!.confidence).toBeLessThan(surer!.confidence);
  expect(rival.phones.map((phone) => stateOf(phone, AS_OF))).toEqual(['current', 'unknown']);
  expect([...former.phones, ...former.jobs].map((fact) => stateOf(fact, AS_OF))).toEqual(['former', 'former']);
  expect(lastSeenOf(undated)).toBeNull();
});
