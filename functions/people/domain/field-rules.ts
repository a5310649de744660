import { ADVERSARY_COUNTRIES, countriesOf, REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import type { Person } from '#shared/values/person.ts';

/** Kinds of fields that a rule may hide. Drawn portraits are no photographs, so no rule is about them. */
export const fieldKinds = [
  'birth-month',
  'relationship-status',
  'relatives',
  'photos',
  'street',
  'coordinates',
  /** What public registers say under the name. It is no part of a record: see `functions/people/registers`. */
  'registers',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Where someone lives, as far as the law differs; `unknown` where nothing says so. */
export const regions = ['US', 'regulated', 'adversary', 'elsewhere', 'unknown'] as const;
export type Region = (typeof regions)[number];

/** Russia is both: it restricts what is listed of its residents, and is one of the countries that may see no Americans. */
export const regionsOf = (country: string | null): Region[] => {
  if (country === null) return ['unknown'];
  if (country === 'US') return ['US'];
  const found: Region[] = [
    ...(REGULATED_COUNTRIES.includes(country) ? (['regulated'] as const) : []),
    ...(ADVERSARY_COUNTRIES.includes(country) ? (['adversary'] as const) : []),
  ];
  return found.length ? found : ['elsewhere'];
};

type FieldRule = {
  /** Where the person in the record lives. */
  of: readonly Region[];
  /** Who is kept from seeing it; `import`: nobody sees it, because it is not imported. */
  from: 'import' | readonly Region[];
  hides: readonly FieldKind[] | 'record';
  why: string;
};

/** Which kinds of fields of residents of one region are not imported, or not shown to viewers in another. */
export const fieldRules: readonly FieldRule[] = [
  {
    of: ['regulated'],
    from: 'import',
    hides: ['birth-month', 'relationship-status', 'relatives', 'photos', 'coordinates'],
    why: 'no more than a search needs (GDPR Art. 5(1)(c)); relatives got no notice; a partner can reveal orientation (Art. 9)',
  },
  {
    of: ['regulated', 'unknown'],
    from: 'import',
    hides: ['registers'],
    why: 'convictions and offences are for authorities (GDPR Art. 10); where a home is not known, it may be there',
  },
  {
    of: ['regulated'],
    from: ['US', 'adversary', 'elsewhere', 'unknown'],
    hides: ['street'],
    why: 'what leaves the region is limited to the town (GDPR Art. 44)',
  },
  {
    of: ['US', 'unknown'],
    from: ['adversary'],
    hides: 'record',
    why: 'PADFA and the rule on bulk data, 28 CFR Part 202',
  },
  {
    of: ['US'],
    from: ['regulated', 'elsewhere'],
    hides: ['coordinates'],
    why: 'precise geolocation is sensitive data: PADFA § 2(c)(7), Cal. Civ. Code § 1798.140(ae)',
  },
];

const isAmong = (list: readonly Region[], some: readonly Region[]) => some.some((region) => list.includes(region));

function hiddenBy(of: readonly Region[], isFrom: (from: FieldRule['from']) => boolean): Set<FieldKind> {
  const rules = fieldRules.filter((rule) => isAmong(rule.of, of) && isFrom(rule.from));
  return new Set(rules.flatMap(({ hides }) => (hides === 'record' ? fieldKinds : hides)));
}

const homesAs = (homes: readonly string[]): Region[] => (homes.length ? homes.flatMap(regionsOf) : ['unknown']);

/** Whether a viewer in this country may see a person who lives in one of these. Without a known home, it may be the US. */
export const mayView = (viewer: string | null, homes: readonly string[]): boolean =>
  !fieldRules.some(
    ({ of, from, hides }) =>
      hides === 'record' && from !== 'import' && isAmong(of, homesAs(homes)) && isAmong(from, regionsOf(viewer)),
  );

/**
 * The fields of a person who lives in one of these that a viewer in this country does not see. Those that are not imported
 * are among them: a record may be older than the rule.
 */
export const hiddenFrom = (viewer: string | null, homes: readonly string[]): Set<FieldKind> =>
  hiddenBy(homesAs(homes), (from) => from === 'import' || isAmong(from, regionsOf(viewer)));

/** The person of a record without what is not imported of residents of their country. */
export const importable = <P extends Person>(person: P): P =>
  withoutFields(
    person,
    hiddenBy(homesAs(countriesOf(person)), (from) => from === 'import'),
  );

/** A person as a viewer in this country sees them. */
export const shownIn = <P extends Person>(viewer: string | null, person: P): P =>
  withoutFields(person, hiddenFrom(viewer, countriesOf(person)));

function withoutFields<P extends Person>(person: P, hidden: ReadonlySet<FieldKind>): P {
  if (!hidden.size) return person;
  const noStreet = hidden.has('street') && { street: null, postal_code: null };
  const noPoint = (hidden.has('street') || hidden.has('coordinates')) && { latitude: null, longitude: null };
  return {
    ...person,
    birth_date: person.birth_date && { ...person.birth_date, ...(hidden.has('birth-month') && { month: null }) },
    relation_ship_status: hidden.has('relationship-status') ? null : person.relation_ship_status,
    family_members: hidden.has('relatives') ? [] : person.family_members,
    photos: hidden.has('photos') ? [] : person.photos,
    addresses: person.addresses.map((address) => ({ ...address, ...noStreet, ...noPoint })),
  };
}

type TeaserFields = {
  birth_date: { year: number; month: number | null } | null;
  related_to: string[];
  counts: { relationships: number; images: number };
};

/** The same for a teaser, which has no street, no coordinates and no relationship status. */
export function teaserIn<T extends TeaserFields>(viewer: string | null, teaser: T, homes: readonly string[]): T {
  const hidden = hiddenFrom(viewer, homes);
  return {
    ...teaser,
    birth_date: teaser.birth_date && { ...teaser.birth_date, ...(hidden.has('birth-month') && { month: null }) },
    ...(hidden.has('relatives') && { related_to: [] }),
    counts: {
      ...teaser.counts,
      ...(hidden.has('relatives') && { relationships: 0 }),
      ...(hidden.has('photos') && { images: 0 }),
    },
  };
}
