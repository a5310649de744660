import * as z from 'zod';

import type { RawRecord } from '#functions/people/import/record.ts';
import { endedBy } from '#scripts/import/congress/ended-by.ts';
import { districtOffice, washingtonOffice } from '#scripts/import/congress/offices.ts';
import { profilesFrom } from '#scripts/import/congress/profiles.ts';
import { chamberOf, representedBy, titleOf } from '#scripts/import/congress/states.ts';
import { isRunning, jobsFrom, once, type Seen, seenIn, Term } from '#scripts/import/congress/terms.ts';
import type { Context, Mapping } from '#scripts/import/mapping.ts';
import type { Item } from '#scripts/import/template.ts';

const sure = { confidence: 4 as const };

/** The fields of a member in the JSON files that we use. */
const Member = z.object({
  id: z.object({ bioguide: z.string() }),
  name: z.object({
    first: z.string(),
    middle: z.string().optional(),
    last: z.string(),
    suffix: z.string().optional(),
    nickname: z.string().optional(),
    official_full: z.string().optional(),
  }),
  bio: z.object({ birthday: z.string().optional(), gender: z.string().optional() }),
  terms: z.array(Term),
});

/** A suite or postal code may be a number. */
const word = z.union([z.string(), z.number().transform(String)]).optional();

const Offices = z.object({
  offices: z.array(
    z.object({
      id: z.string().optional(),
      address: word,
      suite: word,
      building: word,
      zip: word,
      phone: word,
      fax: word,
      city: z.string(),
      state: z.string(),
      latitude: z.number().optional(),
      longitude: z.number().optional(),
    }),
  ),
});

type Line = Seen & { number: string; phone_type: 'office' | 'fax'; confidence: 4; former?: true; office: string };

/**
 * A member with their terms from the JSON files: the jobs, which also date offices and phone numbers. District offices are
 * undated; they are former once no term runs.
 */
function member(item: Item, { joined, ...days }: Context): RawRecord {
  const { id, name, bio, terms: all } = Member.parse(item);
  const terms = all.filter(({ start }) => start <= days.retrieved);
  const { offices } = Offices.parse(joined('offices', id.bioguide) ?? { offices: [] });
  const numbers = (line: { phone?: string | undefined; fax?: string | undefined }, office: string): Line[] => [
    ...(line.phone ? [{ number: line.phone, phone_type: 'office' as const, office, ...sure }] : []),
    ...(line.fax ? [{ number: line.fax, phone_type: 'fax' as const, office, ...sure }] : []),
  ];
  const isInOffice = terms.some((term) => isRunning(term, days));
  const left = { former: true as const };
  const washington = terms.flatMap((term) => {
    const office = term.address && washingtonOffice(term.address);
    return office
      ? [{ ...office, office: inWashington(term), current: isRunning(term, days), ...sure, ...seenIn(term, days) }]
      : [];
  });
  return {
    id: id.bioguide,
    names: namesOf(name),
    birth_date: bio.birthday ? { ...born(bio.birthday), ...sure } : null,
    gender: bio.gender ? { gender: bio.gender, ...sure } : null,
    addresses: [
      ...once(washington, ({ street }) => street?.toLowerCase()),
      ...offices.map((office, i) => ({
        ...districtOffice(office),
        office: inDistrict(office, i),
        current: isInOffice,
        ...sure,
      })),
    ],
    phones: once(
      [
        ...terms.flatMap((term) =>
          numbers(term, inWashington(term)).map((each) => ({
            ...each,
            ...seenIn(term, days),
            ...(!isRunning(term, days) && left),
          })),
        ),
        ...offices
          .flatMap((office, i) => numbers(office, inDistrict(office, i)))
          .map((each) => ({ ...each, ...(!isInOffice && left) })),
      ],
      ({ number }) => number.replace(/\D/g, ''),
    ),
    jobs: jobsFrom(terms, days),
    social_profiles: profilesFrom(joined('social', id.bioguide)?.social).map((each) => ({ ...each, ...sure })),
  };
}

/** The names of offices: that in Washington of a term, and those in the district. */
const inWashington = ({ start }: Term) => `Washington ${start}`;
const inDistrict = ({ id, city }: { id?: string | undefined; city: string }, i: number) =>
  (id ?? `${city} ${i}`).slice(0, 64);

/** The columns that we use of the file of former members. It gives no dates for its one term: its facts are undated, and former. A party or a territory of
 * old says by when the term had ended. */
const needs = [
  'last_name',
  'first_name',
  'middle_name',
  'suffix',
  'nickname',
  'full_name',
  'birthday',
  'gender',
  'type',
  'state',
  'district',
  'party',
  'address',
  'phone',
  'bioguide_id',
];
const Row = z.record(z.string(), z.string().trim());

function undatedMember(item: Item): RawRecord {
  const row = Row.parse(item);
  const undated = { ...sure, first_seen: null, last_seen: null, former: true as const };
  const office = row.address ? washingtonOffice(row.address) : undefined;
  const type = row.type === 'sen' ? 'sen' : 'rep';
  const seat = { type, state: row.state ?? '', district: row.district ? Number(row.district) : null } as const;
  const ended_by = endedBy(row);
  return {
    id: row.bioguide_id,
    names: namesOf({
      first: row.first_name ?? '',
      middle: row.middle_name,
      last: row.last_name ?? '',
      suffix: row.suffix,
      nickname: row.nickname,
      official_full: row.full_name,
    }),
    birth_date: row.birthday ? { ...born(row.birthday), ...sure } : null,
    gender: row.gender ? { gender: row.gender, ...sure } : null,
    addresses: office ? [{ ...office, office: 'Washington', current: false, ...undated }] : [],
    phones: row.phone ? [{ number: row.phone, phone_type: 'office', office: 'Washington', ...undated }] : [],
    jobs: [
      {
        title: titleOf({ ...seat, party: row.party }),
        employer: chamberOf(seat),
        city: 'Washington',
        ...representedBy(seat),
        ...(ended_by && { ended_by }),
        ...undated,
      },
    ],
  };
}

const born = (birthday: string) => {
  const [year, month] = birthday.split('-').map(Number);
  return { year: year ?? NaN, month: month ?? null };
};

type Name = z.infer<typeof Member>['name'];

/** The names of a member: preferred, official, and nickname, each once. */
function namesOf({ first, middle, last, suffix, nickname, official_full }: Name): NonNullable<RawRecord['names']> {
  const parts = { first_name: first, middle_name: middle || null, last_name: last };
  const registered = [first, middle, last, suffix].filter(Boolean).join(' ');
  const shown = official_full || registered;
  const isWhole = shown.startsWith(first) && shown.includes(last);
  return [
    { full_name: shown, ...(isWhole && parts), ...sure },
    ...(shown === registered ? [] : [{ full_name: registered, ...parts, kind: 'also' as const, ...sure }]),
    ...(nickname
      ? [{ full_name: `${nickname} ${last}`, first_name: nickname, last_name: last, kind: 'also' as const, ...sure }]
      : []),
  ];
}

const bioguideOf = (item: Item): string | undefined =>
  z.object({ id: z.object({ bioguide: z.string() }) }).safeParse(item).data?.id.bioguide;

/** The files of unitedstates/congress-legislators: all four, or some of them with people. */
export const mapping: Mapping = {
  about: {
    url: 'https://github.com/unitedstates/congress-legislators',
    licence: 'CC0 1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    lacks:
      'Term dates and dates of death of former members, their seats before the last one, and offices outside Congress.',
  },
  people: [
    { file: /^legislators-(current|historical).*\.json$/, record: member },
    { file: /^legislators-historical.*\.csv$/, needs, record: undatedMember },
  ],
  joins: [
    { file: /^legislators-district-offices.*\.json$/, as: 'offices', id: bioguideOf },
    { file: /^legislators-social-media.*\.json$/, as: 'social', id: bioguideOf },
  ],
};
