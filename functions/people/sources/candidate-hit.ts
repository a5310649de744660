import { vitalsOf } from '#functions/people/domain/card.ts';
import { type Hit, lifeOf, reason } from '#functions/people/domain/hit.ts';
import { type Contact, linkOf, linkReasons } from '#functions/people/domain/link.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { parseRecord, personIdOf, toPerson, InvalidRecord } from '#functions/people/import/to-person.ts';
import { townKey } from '#functions/people/index/town-key.ts';
import { fold, words } from '#functions/names/fold.ts';
import type { SourceHit } from '#functions/people/sources/merge-hits.ts';
import type { Candidate, PeopleData, Query, VendorRecord } from '#functions/providers/people-data/port.ts';
import { dayOf } from '#shared/values/day.ts';
import { isFormer } from '#shared/values/fact-state.ts';
import type { Person } from '#shared/values/person.ts';

type Vendor = Pick<PeopleData, 'id' | 'name'>;

/**
 * A vendor's record as a person, each fact attributed to the vendor and dated as far as its record says; undefined if the
 * record is invalid. The id is derived from the vendor's and cannot collide with that of an import.
 */
export function personOf(vendor: Vendor, ref: string, record: VendorRecord): Person | undefined {
  try {
    const raw = { id: ref, ...record } satisfies RawRecord;
    const person = toPerson(parseRecord(raw), { source: vendor.name, asOf: null });
    return { ...person, person_id: personIdOf(`vendor:${vendor.id}`, ref) };
  } catch (error) {
    if (error instanceof InvalidRecord) return undefined;
    throw error;
  }
}

/** A vendor's candidate as a hit; undefined for a minor or an invalid record. */
export function candidateHit(
  vendor: Vendor,
  { ref, score, record, counts }: Candidate,
  query: Query,
  now: Date,
): SourceHit | undefined {
  const person = personOf(vendor, ref, record);
  if (!person || mayBeMinor(person, now)) return undefined;
  const life = lifeOf(vitalsOf(person), now);
  const fit = fitOf(person, query);
  const found = contactOf(person, query);
  const link = found && { ...(isFormer(found) && { is_former: true as const }), link: linkOf(found) };
  const hit: Hit = {
    person_id: person.person_id,
    score: score ?? fit.score,
    reasons: [...fit.reasons, ...(link ? linkReasons(link, life, dayOf(now)) : [])],
    full_name: person.names[0]?.full_name ?? '',
    birth: person.birth_date && { year: person.birth_date.year, month: person.birth_date.month },
    life,
    towns: person.addresses.map(({ city, state, country }) => ({ city, state, country })).slice(0, 9),
    sources: [vendor.name],
    ...(link?.link.line && { line: link.link.line }),
  };
  const contacts = [...person.phones.map(({ number }) => number), ...person.emails.map(({ email }) => email)];
  return { hit, contacts, candidate: { source: vendor.id, ref, person, counts } };
}

/** The phone or email of the person that was looked for. */
function contactOf({ phones, emails }: Person, query: Query): Contact | undefined {
  if (query.type === 'phone') return phones.find(({ number }) => number === query.number);
  if (query.type === 'email') return emails.find(({ email }) => email.toLowerCase() === query.email.toLowerCase());
  return undefined;
}

/** A plain score for vendors that give none: the vendor has done the matching. */
function fitOf(person: Person, query: Query): Pick<Hit, 'score' | 'reasons'> {
  if (query.type !== 'name') return { score: 1, reasons: [reason(query.type)] };
  const last = fold(query.last_name);
  const first = words(query.first_name ?? '')[0] ?? '';
  const best = person.names
    .map((name, at) => {
      const own = words(name.first_name ?? name.full_name)[0] ?? '';
      const isLast = fold(name.last_name ?? name.full_name) === last;
      const isFirst = !first || own === first;
      const isInitial = !isFirst && (own.length === 1 || first.length === 1) && own[0] === first[0];
      return {
        score: (isLast ? 0.6 : 0.4) + (isFirst ? 0.4 : isInitial ? 0.32 : 0.2),
        reasons: [
          ...(isLast ? [reason('exact', { part: 'last' })] : []),
          ...(isFirst && first ? [reason('exact', { part: 'first' })] : []),
          ...(isInitial ? [reason('initial', { part: 'first' })] : []),
          ...(at > 0 ? [reason('other-name')] : []),
        ],
      };
    })
    .reduce((a, b) => (b.score > a.score ? b : a));
  if (!query.city && !query.state) return best;
  const isThere = ({ city, state }: Person['addresses'][number]) =>
    (!query.city || townKey(city ?? '') === townKey(query.city)) &&
    (!query.state || fold(state ?? '') === fold(query.state));
  const there = person.addresses.find(isThere);
  if (!there) {
    const elsewhere = person.addresses.length ? [reason('elsewhere')] : [];
    return { score: best.score * 0.85, reasons: [...best.reasons, ...elsewhere] };
  }
  return { ...best, reasons: [...best.reasons, reason(isFormer(there) ? 'lived-there' : 'lives-there')] };
}
