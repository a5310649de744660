import type { RawRecord } from '#functions/people/import/record.ts';
import type { NoiseContext } from '#scripts/suppression/noise.ts';

type Row<K extends keyof RawRecord> = NonNullable<RawRecord[K]> extends (infer R)[] ? Exclude<R, string> : never;
type NameRow = Row<'names'>;

export type Name = {
  first: string;
  middle: string;
  last: string;
  familyFirst: boolean;
  /** Of the past, as before a wedding. */
  former: boolean;
  /** In place of the usual full name, where a source writes it in another way. */
  written: string | null;
};

/** A record that is easy to change: one name in front, no shorthand, nothing of the papers of its facts. */
export type Draft = {
  name: Name;
  /** The name without noise: another of the person's names may only take its place while it is still there. */
  clean: Name;
  /** Words that have a slip already: with two in one word nobody could read it. */
  slipped: readonly string[];
  /** Which fields of the name the source has. */
  fields: 'all' | 'full' | 'parts';
  /** The other names that the clean record has, each of which a source may know instead. */
  known: Name[];
  /** Further names that the source has. */
  aliases: { name: Name; kind: 'earlier' | 'also' }[];
  birth: { year: number; month: number | null } | null;
  gender: 'male' | 'female' | null;
  addresses: Row<'addresses'>[];
  phones: Row<'phones'>[];
  emails: Row<'emails'>[];
  relatives: Row<'family_members'>[];
  jobs: Row<'jobs'>[];
  schools: Row<'education'>[];
  profiles: Row<'social_profiles'>[];
};

/** One kind of noise. It gives null where it does not apply, and never changes the draft that it gets. */
export type Kind = {
  title: string;
  part: 'spelling' | 'name' | 'birth' | 'address' | 'phone' | 'email' | 'people' | 'work' | 'gap';
  /** How often, compared with the others of its part. */
  share: number;
  /** How much harder it makes the name to recognise, from 0 to 2. */
  cost?: number;
  change: (draft: Draft, context: NoiseContext) => Draft | null;
};

const PAPERS = ['sources', 'first_seen', 'last_seen', 'confidence'];
function bare<R extends object>(row: R): R {
  const copy = { ...row };
  for (const field of PAPERS) Reflect.deleteProperty(copy, field);
  return copy;
}

const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The parts of a name; some records only have the full name, which may be several words. */
export function nameOf(row: NameRow): Name {
  const full = row.full_name ?? '';
  const words = full.split(/[ \u3000]+/).filter(Boolean);
  const familyFirst = isJapanese(full);
  const guess = familyFirst ? words.toReversed() : words;
  return {
    first: row.first_name ?? guess[0] ?? '',
    middle: row.first_name ? (row.middle_name ?? '') : guess.slice(1, -1).join(' '),
    last: row.first_name ? (row.last_name ?? '') : guess.length > 1 ? guess.at(-1)! : '',
    familyFirst,
    former: row.kind === 'earlier',
    written: null,
  };
}

export function fullName({ first, middle, last, familyFirst, written }: Name): string {
  const parts = familyFirst ? [last, middle, first] : [first, middle, last];
  return written ?? parts.filter(Boolean).join(' ');
}

function birthOf(birth: RawRecord['birth_date']): Draft['birth'] {
  if (!birth) return null;
  if (typeof birth !== 'string') return { year: birth.year, month: birth.month ?? null };
  const [year, month] = birth.split('-').map(Number);
  return { year: year!, month: month ?? null };
}

export function draftOf(record: RawRecord): Draft {
  const rows = (record.names ?? []).map((row) => (typeof row === 'string' ? { full_name: row } : row));
  const [name, ...known] = (rows.length ? rows : [record as NameRow]).map(nameOf);
  const gender = typeof record.gender === 'string' ? record.gender : record.gender?.gender;
  const named = <T extends object, F extends string>(row: T | string, field: F) =>
    bare(typeof row === 'string' ? ({ [field]: row } as unknown as T) : row);
  return {
    name: name!,
    clean: name!,
    slipped: [],
    fields: 'all',
    known,
    aliases: [],
    birth: birthOf(record.birth_date),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    addresses: (record.addresses ?? []).map(bare),
    phones: (record.phones ?? []).map((row) => named(row, 'number')),
    emails: (record.emails ?? []).map((row) => named(row, 'email')),
    // ids of relatives are those of the first source, which another source does not know
    relatives: (record.family_members ?? []).map((row) => ({ ...bare(row), id: null })),
    jobs: (record.jobs ?? []).map((row) => named(row, 'title')),
    schools: (record.education ?? []).map((row) => named(row, 'school')),
    profiles: (record.social_profiles ?? []).map(bare),
  };
}

function rowOf(name: Name, fields: Draft['fields'], kind: NameRow['kind']): NameRow {
  const parts = {
    ...(name.first && { first_name: name.first }),
    ...(name.middle && { middle_name: name.middle }),
    ...(name.last && { last_name: name.last }),
  };
  // parts alone only where there are any, and where the source does not write the name in its own way
  if (fields === 'parts' && name.first && name.last && !name.written) return { ...parts, kind };
  return { full_name: fullName(name), ...(fields === 'all' && !name.written && parts), kind };
}

export const recordOf = (draft: Draft, id: string): RawRecord => ({
  id,
  names: [
    rowOf(draft.name, draft.fields, 'current'),
    ...draft.aliases.map(({ name, kind }) => rowOf(name, draft.fields, kind)),
  ].slice(0, 20),
  birth_date: draft.birth,
  gender: draft.gender,
  addresses: draft.addresses.slice(0, 40),
  phones: draft.phones.slice(0, 30),
  emails: draft.emails.slice(0, 20),
  family_members: draft.relatives.slice(0, 40),
  jobs: draft.jobs.slice(0, 60),
  education: draft.schools.slice(0, 20),
  social_profiles: draft.profiles.slice(0, 20),
});
