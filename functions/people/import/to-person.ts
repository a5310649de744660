import { createHash } from 'node:crypto';

import type * as z from 'zod';

import { type FactOf, mergeFacts, type Section } from '#functions/people/import/merge-person.ts';
import { impossibleDate } from '#functions/people/import/impossible-date.ts';
import { joinName, splitName } from '#functions/people/import/name.ts';
import { plainRecord, UnreadableValue } from '#functions/people/import/plain-record.ts';
import { ImportRecord } from '#functions/people/import/record.ts';
import type { SourceRecord } from '#functions/people/import/source-record.ts';
import type { Day } from '#shared/values/day.ts';
import { idFromHash, type PersonId } from '#shared/values/id.ts';
import { type Confidence, Person, type Provenance } from '#shared/values/person.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/**
 * The source, the day that its data is as of, on which undated facts count as last seen (null where the source does not
 * say), and the day on which it was retrieved.
 */
export type Origin = { source: string; asOf: Day | null; retrieved: Day };

/** Why a record is invalid, worded for the operator of the import. */
export class InvalidRecord extends Error {}

/** Validates a raw record. @throws InvalidRecord with the first errors */
export function parseRecord(raw: unknown): ImportRecord {
  const { data, error } = ImportRecord.safeParse(readable(raw));
  if (error) throw new InvalidRecord(wordsFor(error));
  return data;
}

function readable(raw: unknown): unknown {
  try {
    return plainRecord(raw);
  } catch (error) {
    if (error instanceof UnreadableValue) throw new InvalidRecord(error.message);
    throw error;
  }
}

/** A record ready to be merged into the table. @throws InvalidRecord also for dates that cannot be */
export function sourceRecordOf(record: ImportRecord, origin: Origin): SourceRecord {
  const person = toPerson(record, origin);
  const impossible = impossibleDate(person, origin.retrieved);
  if (impossible) throw new InvalidRecord(impossible);
  return {
    person,
    key: `${origin.source}#${sourceIdOf(record)}`,
    digest: digestOf(record),
    on: origin.asOf ?? origin.retrieved,
  };
}

/** The person of one record. The same record of the same source always gives the same person. */
export function toPerson(record: ImportRecord, { source, asOf }: Omit<Origin, 'retrieved'>): Person {
  const fact = <T extends FactProvenance>({ confidence, first_seen, last_seen, sources, ...value }: T) => ({
    ...value,
    confidence: confidence ?? 3,
    sources: sources ?? [
      { source, first_seen: first_seen ?? null, last_seen: last_seen === undefined ? asOf : last_seen },
    ],
  });
  const list = <S extends Section>(section: S, facts: FactOf<S>[]) => mergeFacts(section, [], facts);
  const { full_name, first_name, middle_name, last_name, birth_date, death, gender, relation_ship_status } = record;
  const names = [{ full_name, first_name, middle_name, last_name, kind: 'current' as const }, ...record.names];
  const officeOf = (office: string | undefined) =>
    office === undefined ? {} : { office: officeKey(source, sourceIdOf(record), office) };
  const saysCurrent = record.addresses.some(({ current }) => current !== undefined);

  const { data, error } = Person.safeParse({
    person_id: personIdOf(source, sourceIdOf(record)),
    names: list('names', names.flatMap((name) => wholeName(name) ?? []).map(fact)),
    birth_date: birth_date && fact(birth_date),
    death: death && fact(death),
    gender: gender && fact(gender),
    relation_ship_status: relation_ship_status && fact(relation_ship_status),
    addresses: list(
      'addresses',
      record.addresses.map(({ office, ...each }, i) =>
        fact({ ...each, ...officeOf(office), current: saysCurrent ? (each.current ?? false) : i === 0 }),
      ),
    ),
    phones: list(
      'phones',
      record.phones.map(({ country, office, ...each }, i) =>
        fact({ ...each, ...officeOf(office), number: phoneOf(each.number, country, i) }),
      ),
    ),
    emails: list('emails', record.emails.map(fact)),
    family_members: list(
      'family_members',
      record.family_members.map(({ id, ...each }) =>
        fact({ ...each, person_id: id === null ? null : personIdOf(source, id) }),
      ),
    ),
    jobs: list('jobs', record.jobs.map(fact)),
    education: list('education', record.education.map(fact)),
    images: list('images', record.images.map(fact)),
    photos: list('photos', record.photos.map(fact)),
    social_profiles: list('social_profiles', record.social_profiles.map(fact)),
  } satisfies Record<Exclude<keyof Person, 'family_birth'>, unknown>);
  if (error) throw new InvalidRecord(wordsFor(error));
  return data;
}

type FactProvenance = {
  confidence?: Confidence | undefined;
  first_seen?: Day | null | undefined;
  last_seen?: Day | null | undefined;
  sources?: Provenance[] | undefined;
};

/** The id of a person, derived from source and source id. */
export const personIdOf = (source: string, id: string): PersonId =>
  idFromHash('person', createHash('sha256').update(`${source}\0${id}`).digest());

/** An office by a digest: its name in the source may be its address. Offices of other people or sources have other keys. */
const officeKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 12);

/** The source's own id, or else a digest of the content. */
const sourceIdOf = (record: ImportRecord): string => record.id ?? digestOf(record);

/** A digest of the content, 16 characters, the same for every spelling of “nothing”. */
export const digestOf = (record: ImportRecord): string =>
  createHash('sha256').update(JSON.stringify(record, withoutNothing)).digest('base64url').slice(0, 16);

const withoutNothing = (_: string, value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

type Name = Pick<ImportRecord['names'][number], 'full_name' | 'first_name' | 'middle_name' | 'last_name'>;

/** Completes a name: the full name from its parts, or the parts from the full name; undefined without either. */
function wholeName<N extends Name>(name: N) {
  const { full_name, first_name, middle_name, last_name } = name;
  const inParts = first_name ?? middle_name ?? last_name;
  if (full_name) return { ...name, full_name, ...(inParts ? {} : splitName(full_name)) };
  return inParts ? { ...name, full_name: joinName(name) } : undefined;
}

function phoneOf(number: string, country: string, at: number) {
  const phone = parsePhone(number, country);
  if (!phone) throw new InvalidRecord(`phones.${at}.number: is no phone number of ${country}`);
  return phone;
}

/** Validation errors with their paths, without any values, which are personal data. */
function wordsFor({ issues }: z.ZodError): string {
  const words = issues.slice(0, 3).map(({ path, message, code }) => {
    const where = path.join('.');
    return where === 'names' && code === 'too_small' ? 'has no name' : where ? `${where}: ${message}` : message;
  });
  return words.join('; ') + (issues.length > 3 ? `; and ${issues.length - 3} more` : '');
}
