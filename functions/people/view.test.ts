import { expect, test } from 'vitest';

import { factIds } from '#functions/people/corrections/fact-id.ts';
import { ageBandOf, listingOf } from '#functions/people/directory/domain/listing.ts';
import { cardOf, storedTeaserOf } from '#functions/people/domain/card.ts';
import { reason, townsOf } from '#functions/people/domain/hit.ts';
import { NOTHING_KNOWN } from '#functions/people/import/source-about.ts';
import { livingIn, NOW, personNamed, provenance } from '#functions/people/testing.ts';
import { reportView, resultView, teaserView } from '#functions/people/view.ts';
import type { Person } from '#shared/values/person.ts';

const job = (more: Partial<Person['jobs'][number]> = {}) => ({
  title: 'Clerk',
  employer: null,
  city: null,
  started: null,
  ended: null,
  ...provenance,
  ...more,
});
const inDuluth = { addresses: [livingIn('Duluth', 'MN')], jobs: [job()] };
const ann = personNamed('Ann Lee', inDuluth);
const walter = personNamed('Walter Tibbet', { ...inDuluth, death: { year: 2019, month: 3, ...provenance } });
const stored = (person: Person) => storedTeaserOf(person, cardOf(person, NOW), NOW);
const teaser = (person: Person) => teaserView(stored(person), 'US', NOW);
const factId = await factIds(async () => 'the secret of this test');
const report = (person: Person, relatives: Person[] = [], abouts = new Map()) =>
  reportView(
    { ...person, records: {} },
    relatives.map((each) => ({ ...each, records: {} })),
    abouts,
    factId,
    NOW,
  );

test('a teaser of the living says where they live, how old they are and what they do', () => {
  expect(teaser(ann)).toMatchObject({
    vital_status: 'living',
    age: 46,
    lives_in: { city: 'Duluth' },
    occupation: { title: 'Clerk', fact_state: 'current' },
  });
});

test('a teaser has the age or the year of birth, from both of which the month could be narrowed', () => {
  const born = { birth_date: { year: 1980, month: 11, ...provenance } };
  const unseen = { confidence: 3 as const, sources: [{ source: 'Register', first_seen: null, last_seen: null }] };
  const year = { year: 1980, month: null };
  expect(teaser(personNamed('Ann Lee', born))).toMatchObject({ age: 46, birth_date: null });
  expect(teaser(personNamed('Walter Tibbet', { ...born, death: walter.death }))).toMatchObject({
    age: null,
    birth_date: year,
  });
  const unknown = personNamed('Enoch Ward', { birth_date: { year: 1924, month: 11, ...unseen } });
  const names = unknown.names.map((name) => ({ ...name, ...unseen }));
  expect(teaser({ ...unknown, names })).toMatchObject({ age: null, birth_date: { year: 1924, month: null } });
  expect(report(personNamed('Ann Lee', born))).toMatchObject({ age: 46, birth_date: { year: 1980, month: 11 } });
});

test('a portrait whose key says something of the person is shown nowhere', () => {
  const images = [{ portrait: 'm:tone6:moor-61.2~2', ...provenance }];
  const old = personNamed('Ann Lee', { images });
  expect([teaser(old).portrait, report(old).images]).toEqual([null, []]);
  const current = personNamed('Ann Lee', { images: [{ ...images[0]!, portrait: 'p417~2' }] });
  expect([teaser(current).portrait, report(current).images[0]?.portrait]).toEqual(['p417~2', 'p417~2']);
});

test('an age that may be wrong is said to be: in a teaser, of an opened report, and of a relative', () => {
  const born = { year: 1980, month: 11, ...provenance };
  const [sure, unsure] = [
    personNamed('Ann Lee', { birth_date: born }),
    personNamed('Bea Lee', { birth_date: { ...born, confidence: 2 } }),
  ];
  expect(teaser(sure)).not.toHaveProperty('is_birth_uncertain');
  expect(teaser(unsure)).toMatchObject({ age: 46, is_birth_uncertain: true });
  const kin = (of: Person) => ({
    ...personNamed('Cy Lee'),
    family_members: [
      { full_name: 'X', relation: 'parent' as const, person_id: of.person_id, birth_date: null, ...provenance },
    ],
  });
  expect(report(kin(unsure), [unsure]).family_members[0]).toMatchObject({ is_birth_uncertain: true });
  expect(report(kin(sure), [sure]).family_members[0]).not.toHaveProperty('is_birth_uncertain');
});

test('the start of a running term counts as life, and is shown as the term, never as a sighting', () => {
  const sources = [{ source: 'Register', first_seen: '2025-01-03', last_seen: '2025-01-03' }];
  const seat = { confidence: 4 as const, sources, until: '2031-01-03', term_start: '2025-01-03' };
  const undated = { ...provenance, sources: [{ source: 'Register', first_seen: null, last_seen: null }] };
  const member = personNamed('Ann Lee', { jobs: [job(seat)] });
  const alone = { ...member, names: member.names.map((name) => ({ ...name, ...undated })), birth_date: null };
  expect(teaser(alone)).toMatchObject({
    vital_status: 'living',
    last_seen: null,
    summaries: { jobs: { latest: null } },
  });
  expect(report(alone).sources).toMatchObject([
    { source: 'Register', last_seen: null, term: { start: '2025-01-03', until: '2031-01-03' } },
  ]);
  const later = { ...alone, jobs: [job({ ...seat, sources: [{ ...sources[0]!, last_seen: '2026-03-01' }] })] };
  expect(teaser(later)).toMatchObject({ last_seen: '2026-03-01' });
  expect(report(later).sources[0]).toMatchObject({ last_seen: '2026-03-01' });
  expect(report(later).sources[0]).not.toHaveProperty('term');
});

test('the dead live nowhere, work as nothing, and have the years of their life', () => {
  expect(teaser(walter)).toMatchObject({
    vital_status: 'deceased',
    death: { year: 2019, month: 3 },
    age: null,
    lives_in: null,
    lived_in: [{ city: 'Duluth' }],
    works_in: [],
    occupation: { fact_state: 'former' },
  });
});

test('a job that was over long ago shows that its undated holder is dead, and its last possible day is not shown', () => {
  const undated = { confidence: 3 as const, sources: [{ source: 'Register', first_seen: null, last_seen: null }] };
  const holder = personNamed('Enoch Ward', { birth_date: null, jobs: [job({ ...undated, ended_by: '1865-12-31' })] });
  const whig = { ...holder, names: holder.names.map((name) => ({ ...name, ...undated })) };
  const [shown, full] = [teaser(whig), report(whig)];
  expect([shown.vital_status, full.vital_status]).toEqual(['presumed-deceased', 'presumed-deceased']);
  expect(full.jobs[0]).toMatchObject({ ended: null });
  expect(JSON.stringify([shown, full])).not.toMatch(/ended_by|born_by|1865/);
  expect(report({ ...whig, names: holder.names }).vital_status).toBe('living');
});

test('a home last seen years ago is the last known one', () => {
  const seen = [{ source: 'County records', first_seen: '2011-02-01', last_seen: '2019-01-01' }];
  const tam = personNamed('Tam Okafur', { addresses: [{ ...livingIn('Rochester', 'MN'), sources: seen }] });
  expect(teaser(tam)).toMatchObject({ lives_in: null, last_known_in: { city: 'Rochester' }, lived_in: [] });
  expect(teaser(tam)).not.toHaveProperty('home_dates');
  expect(teaser(ann)).toMatchObject({ last_known_in: null });
  const towns = (person: Person) => townsOf(cardOf(person, NOW), NOW).map(({ is }) => is);
  expect([towns(tam), towns(ann), towns(walter)]).toEqual([['lived'], ['lives'], ['lived']]);
});

test('each town is named once', () => {
  const homes = [livingIn('Duluth', 'MN', '1 Elm St'), livingIn('Duluth', 'MN', '2 Elm St', false)];
  const bo = personNamed('Bo Lee', { addresses: [...homes, livingIn('Austin', 'TX', null, false)] });
  expect(teaser(bo)).toMatchObject({ lives_in: { city: 'Duluth' }, lived_in: [{ city: 'Austin' }] });
  const dead = { ...bo, death: { year: 2019, month: 3, ...provenance } };
  expect(teaser(dead).lived_in.map(({ city }) => city)).toEqual(['Duluth', 'Austin']);
});

test('a former home is not shown as a current one', () => {
  const kinds = (person: Person) =>
    resultView(
      {
        person_id: person.person_id,
        score: 1,
        reasons: [reason('exact'), reason('lives-there')],
        full_name: '',
        birth: null,
        life: 'unseen',
        towns: [],
        sources: [],
      },
      stored(person),
      'US',
      NOW,
    ).reasons.map(({ kind }) => kind);
  expect(kinds(ann)).toEqual(['exact', 'lives-there']);
  expect(kinds(walter)).toEqual(['exact', 'lived-there']);
  expect(kinds(personNamed('Bo Lee'))).toEqual(['exact']);
});

test('each fact of a report has a state, and each source what is known about it', () => {
  const about = { ...NOTHING_KNOWN, url: 'https://register.example/', licence: 'CC0 1.0', retrieved_on: '2026-11-20' };
  const undated = [{ source: 'Test register', first_seen: null, last_seen: null }];
  const bo = personNamed('Bo Lee', { jobs: [job({ former: true }), job({ title: 'Poet', sources: undated })] });
  const { jobs, sources, vital_status } = report(bo, [], new Map([['Test register', about]]));
  expect(jobs.map(({ fact_state }) => fact_state)).toEqual(['former', 'unknown']);
  expect(sources).toMatchObject([{ source: 'Test register', about }]);
  expect(vital_status).toBe('living');
  expect(report(bo).sources).toMatchObject([{ about: null }]);
});

test('nothing that ends with a life is current in a report of the dead', () => {
  const { addresses, jobs, names } = report(walter);
  expect([...addresses, ...jobs].map(({ fact_state }) => fact_state)).toEqual(['former', 'former']);
  expect(names.map(({ fact_state }) => fact_state)).toEqual(['current']);
});

test('a dead relative has no home and no age of today', () => {
  const relative = {
    full_name: 'Walter Tibbet',
    relation: 'parent' as const,
    person_id: walter.person_id,
    birth_date: { year: 1980, month: 5 },
    ...provenance,
  };
  const child = personNamed('Ida Tibbet', { family_members: [relative] });
  expect(report(child, [walter]).family_members).toMatchObject([{ age: 38, lives_in: null }]);
  expect(report(child, [{ ...walter, death: null }]).family_members).toMatchObject([
    { age: 46, lives_in: { city: 'Duluth' } },
  ]);
});

test('the directory gives a band of age to the living', () => {
  const band = (person: Person) => ageBandOf(listingOf(person), NOW);
  expect([ann, walter].map(band)).toEqual(['40-49', null]);
  expect(ageBandOf({ ...listingOf(ann), last_seen: null }, NOW)).toBeNull();
});
