import { expect, test } from 'vitest';

import { ImportRecord } from '#functions/people/import/record.ts';
import { AS_OF, month, monthText, NOW, years } from '#scripts/population/time.ts';
import { people } from '#scripts/population/people.ts';
import { referencePeople } from '#scripts/population/reference-people.ts';
import type { Envelope } from '#shared/values/person.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const COUNT = 2000;
const raw = [...people(COUNT, 'test')];
const records = raw.map((record) => ImportRecord.parse(record));
const byId = new Map(records.map((record) => [record.id, record]));
const made = records.slice(referencePeople.length);

const namesIn = (script: RegExp) =>
  records.filter(({ names }) => names.some(({ full_name }) => script.test(full_name!)));
const facts = (record: ImportRecord) =>
  Object.values(record).flatMap((value): Partial<Envelope>[] =>
    Array.isArray(value) ? value : value && typeof value === 'object' ? [value] : [],
  );
const sightings = (record: ImportRecord) => facts(record).flatMap(({ sources }) => sources ?? []);
const bornAt = ({ birth_date }: ImportRecord) => birth_date && month(birth_date.year, birth_date.month ?? 1);
const isMinor = (record: ImportRecord) => NOW - (bornAt(record) ?? 0) < years(18);

test('so many people, each with an id of their own', () => {
  expect(records).toHaveLength(COUNT);
  expect(byId.size).toBe(COUNT);
});

test('the same seed gives the same people, another seed others', () => {
  const lines = (seed: string) => [...people(300, seed)].map((record) => JSON.stringify(record));
  expect(lines('one')).toEqual(lines('one'));
  const others = new Set(lines('two').slice(referencePeople.length));
  expect(
    lines('one')
      .slice(referencePeople.length)
      .filter((line) => others.has(line)),
  ).toEqual([]);
});

test('a larger population begins with a smaller one', () => {
  const smaller = [...people(500, 'test')].slice(0, 450);
  expect(JSON.stringify(smaller)).toBe(JSON.stringify(raw.slice(0, 450)));
});

test.each([0, 1, 5, 13, 14, 37])('a population of %i is that large, and no relative is missing', (count) => {
  const few = [...people(count, 'few')];
  const ids = new Set(few.map(({ id }) => id));
  expect(few).toHaveLength(count);
  const lost = few.flatMap(({ family_members = [] }) => family_members.filter(({ id }) => id && !ids.has(id)));
  expect(lost).toEqual([]);
});

test('a seed that could not stand in a portrait’s seed is refused', () => {
  expect(() => [...people(1, 'f:senior')]).toThrow(RangeError);
});

test('relatives know of each other, each the other way round', () => {
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

test('a parent is at least 15 years older than a child, and nobody is married as a child', () => {
  for (const record of made)
    for (const { id, relation } of record.family_members) {
      const [own, other] = [bornAt(record), id && bornAt(byId.get(id)!)];
      if (!own || !other) continue;
      if (relation === 'child') expect(other - own).toBeGreaterThan(years(15));
      if (relation === 'spouse') expect(isMinor(record)).toBe(false);
    }
});

test('phone numbers are of ranges that no one has', () => {
  const fictional = [/^\+1[2-9]\d\d55501\d\d$/, /^\+447700900\d{3}$/, /^\+3363998\d{4}$/];
  const numbers = records.flatMap(({ phones }) => phones.map(({ number }) => number));
  expect(numbers.filter((number) => !fictional.some((range) => range.test(number)))).toEqual([]);
  expect(numbers.filter((number) => parsePhone(number) !== number)).toEqual([]);
  for (const range of fictional) expect(numbers.some((number) => range.test(number))).toBe(true);
});

test('a number has one household, as long as there are numbers enough', () => {
  const surnames = new Map<string, Set<string>>();
  for (const { id, phones } of records)
    for (const { number } of phones) surnames.set(number, (surnames.get(number) ?? new Set()).add(id!.split('.')[0]!));
  const shared = [...surnames].filter(([number, families]) => families.size > 1 && number !== '+16085550117');
  expect(shared.length / surnames.size).toBeLessThan(0.02);
});

test('mail and pages lead nowhere: their domains are set aside for examples', () => {
  const domains = records.flatMap(({ emails, social_profiles }) => [
    ...emails.map(({ email }) => email.split('@')[1]!),
    ...social_profiles.map(({ url }) => new URL(url!).hostname),
  ]);
  expect(domains.length).toBeGreaterThan(COUNT);
  expect(domains.filter((domain) => !/(^|\.)example(\.com|\.org)?$/.test(domain))).toEqual([]);
});

test('every fact has its sources, all of them synthetic, and nobody more than five', () => {
  for (const record of records) {
    expect(facts(record).filter(({ sources }) => !sources?.length)).toEqual([]);
    const names = [...new Set(sightings(record).map(({ source }) => source))];
    expect(names.filter((name) => !name.startsWith('Synthetic '))).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(5);
  }
  const several = records.filter((record) => facts(record).some(({ sources = [] }) => sources.length > 2));
  expect(several.length).toBeGreaterThan(COUNT / 3);
});

test('nothing was seen before it could be, after today, or last before it was first', () => {
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

test('school comes before work, jobs follow each other, one address is the current one', () => {
  for (const record of made) {
    for (const { started, ended } of [...record.jobs, ...record.education])
      if (ended) expect(started! < ended).toBe(true);
    const [first, ...later] = [...record.jobs].sort((a, b) => (a.started! < b.started! ? -1 : 1));
    for (const { ended } of record.education) if (first) expect(ended! <= first.started!).toBe(true);
    later.reduce((before, job) => (expect(before.ended! <= job.started!).toBe(true), job), first!);
    expect(record.addresses.filter(({ current }) => current)).toHaveLength(1);
  }
});

test('couples live at one address', () => {
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

test('a few are minors, of whom only a register tells', () => {
  const minors = made.filter(isMinor);
  expect(minors.length / made.length).toBeGreaterThan(0.02);
  expect(minors.length / made.length).toBeLessThan(0.06);
  for (const { phones, emails, jobs, images, social_profiles } of minors)
    expect([...phones, ...emails, ...jobs, ...images, ...social_profiles]).toEqual([]);
});

test('whoever names a minor tells the birth date, so that the minor can be hidden', () => {
  const named = records.flatMap(({ family_members }) =>
    family_members.filter(({ id }) => id && isMinor(byId.get(id)!)),
  );
  expect(named.length).toBeGreaterThan(50);
  for (const { birth_date } of named) expect(birth_date?.year).toBeGreaterThan(2000);
});

test('names come from all eight languages, in their scripts and with their marks', () => {
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

test('some are hardly known and some thoroughly', () => {
  const sparse = made.filter((record) => facts(record).length === 2 && !record.addresses[0]!.street);
  const rich = made.filter(
    (record) => facts(record).length > 20 && record.images.length && record.family_members.length,
  );
  expect(sparse.length / COUNT).toBeGreaterThan(0.08);
  expect(rich.length / COUNT).toBeGreaterThan(0.1);
  expect(Math.max(...made.map(({ images }) => images.length))).toBe(4);
});

test('every portrait can be drawn, and says of what gender and age', () => {
  const seeds = made.flatMap(({ images }) => images.map(({ portrait }) => portrait));
  expect(seeds.length).toBeGreaterThan(COUNT / 3);
  expect(seeds.filter((seed) => !/^[fm]:((senior|young):)?tone[0-7]:(scarf:)?[\w.-]+(~\d)?$/.test(seed))).toEqual([]);
});
