import { hash } from 'node:crypto';

import { isPlainAscii, isPlainDay, isPlainEmail, isPlainText, isPlainUrl, plainPhone, quickPersonId } from '#functions/people/bulk/plain-facts.ts'; // prettier-ignore
import { type FactOf, mergeFacts, type Section } from '#functions/people/import/merge-person.ts';
import { joinName, splitName } from '#functions/people/import/name.ts';
import type { Telling } from '#functions/people/import/tell.ts';
import type { Origin } from '#functions/people/import/to-person.ts';
import type { Day } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Envelope, Person, Sighting } from '#shared/values/person.ts';
import { parsePhone } from '#shared/values/phone.ts';

type Raw = Record<string, unknown>;

/** Thrown where a record is not plain. Made once: it says nothing, and its stack would cost more than the record. */
const notPlain = new Error('not plain');

/**
 * What a record tells, as `parseRecord`, `toPerson` and `digestOf` make it, for records that say everything in its plain
 * form: nothing to trim, to change or to refuse. Undefined for every other, which the schema then judges. Five times as
 * quick, and proven to be the same by the tests of this file.
 */
export function plainTelling(raw: unknown, origin: Origin, person_id?: PersonId): Telling | undefined {
  try {
    return new PlainRecord(origin).read(raw, person_id);
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

const said = ['confidence', 'first_seen', 'last_seen'];
const fields = {
  record: new Set([
    'id', 'full_name', 'first_name', 'middle_name', 'last_name', 'names', 'birth_date', 'gender',
    'relation_ship_status', 'addresses', 'phones', 'emails', 'family_members', 'jobs', 'education', 'images',
    'social_profiles',
  ]), // prettier-ignore
  names: new Set(['full_name', 'first_name', 'middle_name', 'last_name', 'kind', ...said]),
  birth_date: new Set(['year', 'month', ...said]),
  gender: new Set(['gender', ...said]),
  relation_ship_status: new Set(['relation_ship_status', ...said]),
  addresses: new Set(['kind', 'current', 'street', 'city', 'state', 'postal_code', 'country', 'latitude', 'longitude', ...said]), // prettier-ignore
  phones: new Set(['number', 'country', 'phone_type', ...said]),
  emails: new Set(['email', 'email_type', ...said]),
  family_members: new Set(['full_name', 'relation', 'id', 'birth_date', ...said]),
  jobs: new Set(['title', 'employer', 'city', 'started', 'ended', ...said]),
  education: new Set(['school', 'degree', 'started', 'ended', ...said]),
  images: new Set(['portrait', ...said]),
  social_profiles: new Set(['network', 'username', 'url', ...said]),
};
const words = {
  kind: new Set(['current', 'earlier', 'also']),
  address: new Set(['home', 'office', 'postal']),
  phone: new Set(['mobile', 'landline', 'office', 'fax', 'voip', 'other']),
  email: new Set(['personal', 'work', 'other']),
  gender: new Set(['male', 'female']),
  status: new Set(['single', 'married', 'partnered', 'separated', 'divorced', 'widowed']),
  relation: new Set([
    'spouse', 'partner', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'parent_in_law',
    'sibling_in_law', 'other',
  ]), // prettier-ignore
};

class PlainRecord {
  readonly #origin: Origin;
  /** The papers of every fact that brings none of its own. */
  readonly #own: Sighting[];
  /** The content as `digestOf` takes it: every field that says something, in the order of the schema. */
  #json = '';

  constructor(origin: Origin) {
    this.#origin = origin;
    this.#own = ownSighting(origin);
  }

  read(value: unknown, person_id?: PersonId): Telling {
    const raw = only(value, fields.record);
    const { source, asOf } = this.#origin;
    const id = this.#sourceId('{"id":', raw.id);
    if (id === null) this.#json = '{'; // a record without an id is called by its content, which is known at the end
    const named = this.#nameParts(raw);
    const names = this.#list('names', raw.names, 20, (each) => this.#name(each));
    const birth_date = this.#birth(raw.birth_date, true);
    const gender = this.#single('gender', raw.gender, words.gender);
    const status = this.#single('relation_ship_status', raw.relation_ship_status, words.status);
    const addresses = this.#addresses(raw.addresses);
    const phones = this.#list('phones', raw.phones, 30, (each) => this.#phone(each));
    const emails = this.#list('emails', raw.emails, 20, (each) => this.#email(each));
    const family_members = this.#list('family_members', raw.family_members, 40, (each) => this.#relative(each));
    const jobs = this.#list('jobs', raw.jobs, 60, (each) => this.#job(each));
    const education = this.#list('education', raw.education, 20, (each) => this.#school(each));
    const images = this.#list('images', raw.images, 20, (each) => this.#image(each));
    const social_profiles = this.#list('social_profiles', raw.social_profiles, 20, (each) => this.#profile(each));
    const content = (this.#json.startsWith('{,') ? `{${this.#json.slice(2)}` : this.#json) + '}';
    const digest = hash('sha256', content, 'base64url').slice(0, 16);

    const first = wholeName(named);
    if (first) names.unshift({ ...first, kind: 'current', confidence: 3, sources: this.#own });
    if (!names.length || names.length > 20) throw notPlain;
    const person: Person = {
      person_id: person_id ?? quickPersonId(source, id ?? digest),
      names: merged('names', names),
      birth_date: birth_date as Person['birth_date'],
      gender: gender as Person['gender'],
      relation_ship_status: status as Person['relation_ship_status'],
      addresses: merged('addresses', addresses),
      phones: merged('phones', phones),
      emails: merged('emails', emails),
      family_members: merged('family_members', family_members),
      jobs: merged('jobs', jobs),
      education: merged('education', education),
      images: merged('images', images),
      social_profiles: merged('social_profiles', social_profiles),
    };
    return { person, key: `${source}#${id ?? digest}`, digest, asOf };
  }

  #sourceId(before: string, value: unknown): string | null {
    if (value === undefined || value === null) return null;
    const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    if (!isPlainText(id, 200)) throw notPlain;
    this.#json += before + quote(id);
    return id;
  }

  /** A text that may be missing. */
  #text(before: string, value: unknown, most: number): string | null {
    if (value === undefined || value === null) return null;
    if (!isPlainText(value, most)) throw notPlain;
    this.#json += before + quote(value);
    return value;
  }

  /** A text that is one of these, or missing where something stands for that. */
  #word<W extends string>(before: string, value: unknown, allowed: ReadonlySet<string>, otherwise?: W): W {
    const word = value === undefined ? otherwise : value;
    if (typeof word !== 'string' || !allowed.has(word)) throw notPlain;
    this.#json += `${before}"${word}"`;
    return word as W;
  }

  #nameParts(raw: Raw) {
    return {
      full_name: this.#text(',"full_name":', raw.full_name, 256),
      first_name: this.#text(',"first_name":', raw.first_name, 256),
      middle_name: this.#text(',"middle_name":', raw.middle_name, 256),
      last_name: this.#text(',"last_name":', raw.last_name, 256),
    };
  }

  /** The facts of a list, each read by `read`, which writes its content behind a comma. */
  #list<T>(name: string, value: unknown, most: number, read: (each: unknown) => T): T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length > most) throw notPlain;
    if (!value.length) return [];
    const before = this.#json;
    const facts: T[] = [];
    let list = '';
    for (const each of value as unknown[]) {
      this.#json = '';
      facts.push(read(each));
      list += `,{${this.#json.slice(1)}}`;
    }
    this.#json = `${before},"${name}":[${list.slice(1)}]`;
    return facts;
  }

  /** Confidence and sources, as the last fields of a fact. */
  #papers(raw: Raw): Envelope {
    const { confidence, first_seen, last_seen } = raw;
    if (confidence === undefined && first_seen === undefined && last_seen === undefined)
      return { confidence: 3, sources: this.#own };
    if (confidence !== undefined) {
      if (typeof confidence !== 'number' || ![1, 2, 3, 4].includes(confidence)) throw notPlain;
      this.#json += `,"confidence":${confidence}`;
    }
    const first = this.#seen(',"first_seen":', first_seen);
    const last = this.#seen(',"last_seen":', last_seen);
    const { source, asOf } = this.#origin;
    return {
      confidence: (confidence ?? 3) as Envelope['confidence'],
      sources: [{ source, first_seen: first, last_seen: last_seen === undefined ? asOf : last }],
    };
  }

  #seen(before: string, value: unknown): Day | null {
    if (value === undefined || value === null) return null;
    if (!isPlainDay(value)) throw notPlain;
    this.#json += `${before}"${value}"`;
    return value;
  }

  #name(value: unknown): FactOf<'names'> {
    const raw = fact(value, 'full_name', fields.names);
    const parts = this.#nameParts(raw);
    const kind = this.#word<'current' | 'earlier' | 'also'>(',"kind":', raw.kind, words.kind, 'current');
    const papers = this.#papers(raw);
    const whole = wholeName(parts);
    if (!whole) throw notPlain;
    return { ...whole, kind, confidence: papers.confidence, sources: papers.sources };
  }

  #birth(value: unknown, hasPapers: boolean) {
    if (value === undefined || value === null) return null;
    const text = typeof value === 'string' && BIRTH.test(value) ? value : null;
    const raw: Raw = text
      ? { year: Number(text.slice(0, 4)), month: text.length > 4 ? Number(text.slice(5, 7)) : null }
      : typeof value === 'number'
        ? { year: value, month: null }
        : only(value, fields.birth_date);
    const { year, month = null } = raw as { year: unknown; month: unknown };
    if (!isWhole(year, 1600, 2200) || !(month === null || isWhole(month, 1, 12))) throw notPlain;
    this.#json += `,"birth_date":{"year":${year}${month === null ? '' : `,"month":${month}`}`;
    if (!hasPapers) {
      if (said.some((name) => name in raw)) throw notPlain;
      this.#json += '}';
      return { year, month };
    }
    const { confidence, sources } = this.#papers(raw);
    this.#json += '}';
    return { year, month, confidence, sources };
  }

  #single<N extends 'gender' | 'relation_ship_status'>(name: N, value: unknown, allowed: ReadonlySet<string>) {
    if (value === undefined || value === null) return null;
    const raw = fact(value, name, fields[name]);
    this.#json += `,"${name}":{`;
    const word = this.#word(`"${name}":`, raw[name], allowed);
    const { confidence, sources } = this.#papers(raw);
    this.#json += '}';
    return { [name]: word, confidence, sources };
  }

  #addresses(value: unknown): FactOf<'addresses'>[] {
    let saysCurrent = false;
    const read = this.#list('addresses', value, 40, (each) => {
      const raw = only(each, fields.addresses);
      const kind = this.#word<'home' | 'office' | 'postal'>(',"kind":', raw.kind, words.address, 'home');
      const { current } = raw;
      if (current !== undefined) {
        if (typeof current !== 'boolean') throw notPlain;
        this.#json += `,"current":${current}`;
        saysCurrent = true;
      }
      const street = this.#text(',"street":', raw.street, 256);
      const city = this.#text(',"city":', raw.city, 128);
      const state = this.#text(',"state":', raw.state, 128);
      const postal_code = this.#text(',"postal_code":', raw.postal_code, 16);
      const country = this.#country(raw.country);
      const latitude = this.#degrees('latitude', raw.latitude, 90);
      const longitude = this.#degrees('longitude', raw.longitude, 180);
      const { confidence, sources } = this.#papers(raw);
      return { kind, current: current ?? false, street, city, state, postal_code, country, latitude, longitude, confidence, sources }; // prettier-ignore
    });
    if (!saysCurrent && read[0]) read[0].current = true;
    return read;
  }

  #country(value: unknown): string {
    const country = value === undefined ? 'US' : value;
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) throw notPlain;
    this.#json += `,"country":"${country}"`;
    return country;
  }

  #degrees(name: string, value: unknown, most: number): number | null {
    if (value === undefined || value === null) return null;
    if (typeof value !== 'number' || !(Math.abs(value) <= most)) throw notPlain;
    this.#json += `,"${name}":${value}`;
    return value;
  }

  #phone(value: unknown): FactOf<'phones'> {
    const raw = fact(value, 'number', fields.phones);
    const written = this.#text(',"number":', raw.number, 64);
    const country = this.#country(raw.country);
    const phone_type = this.#word<FactOf<'phones'>['phone_type']>(
      ',"phone_type":',
      raw.phone_type,
      words.phone,
      'other',
    );
    const number = written && ((country === 'US' && plainPhone(written)) || parsePhone(written, country));
    if (!number) throw notPlain;
    const { confidence, sources } = this.#papers(raw);
    return { number: number as FactOf<'phones'>['number'], phone_type, confidence, sources };
  }

  #email(value: unknown): FactOf<'emails'> {
    const raw = fact(value, 'email', fields.emails);
    if (!isPlainEmail(raw.email)) throw notPlain;
    this.#json += `,"email":"${raw.email}"`;
    const email_type = this.#word<FactOf<'emails'>['email_type']>(
      ',"email_type":',
      raw.email_type,
      words.email,
      'other',
    );
    const { confidence, sources } = this.#papers(raw);
    return { email: raw.email, email_type, confidence, sources };
  }

  #relative(value: unknown): FactOf<'family_members'> {
    const raw = only(value, fields.family_members);
    const full_name = this.#needed(',"full_name":', raw.full_name, 256);
    const relation = this.#word<FactOf<'family_members'>['relation']>(
      ',"relation":',
      raw.relation,
      words.relation,
      'other',
    );
    const id = this.#sourceId(',"id":', raw.id);
    const birth_date = this.#birth(raw.birth_date, false);
    const { confidence, sources } = this.#papers(raw);
    const person_id = id === null ? null : quickPersonId(this.#origin.source, id);
    return { full_name, relation, person_id, birth_date, confidence, sources };
  }

  #job(value: unknown): FactOf<'jobs'> {
    const raw = fact(value, 'title', fields.jobs);
    const title = this.#needed(',"title":', raw.title, 256);
    const employer = this.#text(',"employer":', raw.employer, 256);
    const city = this.#text(',"city":', raw.city, 128);
    const [started, ended] = [this.#day(',"started":', raw.started), this.#day(',"ended":', raw.ended)];
    const { confidence, sources } = this.#papers(raw);
    return { title, employer, city, started, ended, confidence, sources };
  }

  #school(value: unknown): FactOf<'education'> {
    const raw = fact(value, 'school', fields.education);
    const school = this.#needed(',"school":', raw.school, 256);
    const degree = this.#text(',"degree":', raw.degree, 256);
    const [started, ended] = [this.#day(',"started":', raw.started), this.#day(',"ended":', raw.ended)];
    const { confidence, sources } = this.#papers(raw);
    return { school, degree, started, ended, confidence, sources };
  }

  #image(value: unknown): FactOf<'images'> {
    const raw = fact(value, 'portrait', fields.images);
    const portrait = this.#needed(',"portrait":', raw.portrait, 64);
    const { confidence, sources } = this.#papers(raw);
    return { portrait, confidence, sources };
  }

  #profile(value: unknown): FactOf<'social_profiles'> {
    const raw = only(value, fields.social_profiles);
    const network = this.#needed(',"network":', raw.network, 40);
    const username = this.#needed(',"username":', raw.username, 128);
    const { url = null } = raw;
    if (url !== null && !isPlainUrl(url)) throw notPlain;
    if (url !== null) this.#json += `,"url":${quote(url)}`;
    const { confidence, sources } = this.#papers(raw);
    return { network, username, url, confidence, sources };
  }

  #needed(before: string, value: unknown, most: number): string {
    const text = this.#text(before, value, most);
    if (text === null) throw notPlain;
    return text;
  }

  /** A day; a year or a month alone stands for its first day. */
  #day(before: string, value: unknown): Day | null {
    if (value === undefined || value === null) return null;
    const day = typeof value !== 'string' ? '' : value.length === 4 ? `${value}-01-01` : value.length === 7 ? `${value}-01` : value; // prettier-ignore
    if (!isPlainDay(day)) throw notPlain;
    this.#json += `${before}"${day}"`;
    return day;
  }
}

const BIRTH = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/** An object with no other fields than these. */
function only(value: unknown, allowed: ReadonlySet<string>): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notPlain;
  for (const field in value) if (!allowed.has(field)) throw notPlain;
  return value as Raw;
}

/** The same for a fact whose one field may stand alone. */
const fact = (value: unknown, field: string, allowed: ReadonlySet<string>): Raw =>
  typeof value === 'string' ? { [field]: value } : only(value, allowed);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** What JSON must escape; control characters are not plain in the first place. */
const ESCAPED = /["\\\ud800-\udfff]/;
const quote = (text: string) => (isPlainAscii(text) || !ESCAPED.test(text) ? `"${text}"` : JSON.stringify(text));

type Parts = Pick<FactOf<'names'>, 'first_name' | 'middle_name' | 'last_name'> & { full_name: string | null };

function wholeName({ full_name, first_name, middle_name, last_name }: Parts) {
  const inParts = first_name ?? middle_name ?? last_name;
  if (!full_name) {
    if (!inParts) return undefined;
    const joined = joinedPlain(first_name, middle_name, last_name) ?? joinName({ first_name, middle_name, last_name });
    if (!isPlainText(joined, 256)) throw notPlain;
    return { full_name: joined, first_name, middle_name, last_name };
  }
  if (inParts) return { full_name, first_name, middle_name, last_name };
  const parts = splitName(full_name);
  for (const part of Object.values(parts)) if (part !== null && !isPlainText(part, 256)) throw notPlain;
  return { full_name, ...parts };
}

/** A name in plain letters as `joinName` makes it of its parts; undefined for any other, whose script decides. */
function joinedPlain(first: string | null, middle: string | null, last: string | null): string | undefined {
  let joined = '';
  for (const part of [first, middle, last]) {
    if (!part) continue;
    if (!isPlainAscii(part)) return undefined;
    joined = joined ? `${joined} ${part}` : part;
  }
  return joined;
}

/** Where there is one fact there is nothing to merge or to order. */
const merged = <S extends Section>(section: S, facts: FactOf<S>[]): FactOf<S>[] =>
  facts.length > 1 ? mergeFacts(section, [], facts) : facts;

let lastOrigin: Origin | undefined;
let lastSighting: Sighting[] = [];
/** The same list for every record of an origin: whoever writes it out need not do so each time. */
function ownSighting(origin: Origin): Sighting[] {
  if (origin !== lastOrigin) {
    lastOrigin = origin;
    lastSighting = [{ source: origin.source, first_seen: null, last_seen: origin.asOf }];
  }
  return lastSighting;
}
