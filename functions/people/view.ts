import type { FactId } from '#functions/people/corrections/fact-id.ts';
import { countsOf, isBirthUncertain, type StoredTeaser, vitalsOf } from '#functions/people/domain/card.ts';
import { type Hit, OWN_INDEX } from '#functions/people/domain/hit.ts';
import { isFree, type UnlockedReport } from '#functions/people/domain/opened.ts';
import { queryOf, type Search } from '#functions/people/domain/search.ts';
import { mayBeMinor, relativeMayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { teaserIn } from '#functions/people/domain/field-rules.ts';
import { stateOfDates } from '#functions/people/domain/fact-dates.ts';
import { homeOf } from '#functions/people/domain/jurisdiction.ts';
import { homesOf } from '#functions/people/viewer.ts';
import type { FactField } from '#functions/people/import/merge-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import type { Opened } from '#shared/api/people/history.ts';
import type { Report, SourceAbout } from '#shared/api/people/report.ts';
import type { Result, SearchState } from '#shared/api/people/search-results.ts';
import type { Teaser, Town } from '#shared/api/people/teaser.ts';
import { occupationOn } from '#functions/people/domain/occupation.ts';
import { type Asked, placeReason, unknownReasons } from '#functions/people/place-reason.ts';
import { type Day, dayOf } from '#shared/values/day.ts';
import { shownPortrait } from '#shared/values/portrait.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import { totalOf } from '#shared/values/sparse-report.ts';
import { ageOf, isDead, type Life, vitalStatusOf } from '#shared/values/vital-status.ts';
import { type Dated, type Envelope, factsOf, lastSighting, span } from '#shared/values/person.ts';

/**
 * A teaser as a viewer in this country sees it: of the birth only its year, and not that beside an age. The dead live and work nowhere: their last home is one where they lived.
 */
export function teaserView(
  { expires_at: _, family_birth: __, relatives: ___, born_by, home_dates, is_seen_in_term, ...stored }: StoredTeaser,
  viewer: string | null,
  now: Date,
): Teaser {
  const known = teaserIn(viewer, stored, homesOf(stored));
  const lived_in = known.lived_in.filter((town) => !isSameTown(town, known.lives_in));
  const teaser = { ...known, lived_in, last_known_in: null };
  const vital_status = vitalStatusOf({ ...teaser, born_by }, now);
  const occupation = teaser.occupation && occupationOn(teaser.occupation, dayOf(now));
  const portrait = shownPortrait(teaser.portrait);
  const last_seen = is_seen_in_term ? null : teaser.last_seen;
  const shown = { ...teaser, ...ageOrYear(teaser, now), vital_status, occupation, portrait, last_seen };
  if (!isDead(vital_status))
    return stateOfDates(home_dates, dayOf(now)) === 'current'
      ? shown
      : { ...shown, lives_in: null, last_known_in: shown.lives_in };
  return {
    ...shown,
    lives_in: null,
    lived_in: [...(shown.lives_in ? [shown.lives_in] : []), ...shown.lived_in],
    works_in: [],
    occupation:
      occupation && (occupation.fact_state === 'current' ? { ...occupation, fact_state: 'former' } : occupation),
  };
}

/**
 * An age with a year of birth would narrow the month of birth, which is locked: the living have an age, the dead the years of
 * their life, and the others a year of birth.
 */
function ageOrYear({ birth_date, death, ...life }: Life, now: Date): Pick<Teaser, 'age' | 'birth_date'> {
  const age = ageOf({ birth_date, death, ...life }, now);
  if (!birth_date || (age !== null && !death)) return { age, birth_date: null };
  return { age: null, birth_date: { year: birth_date.year, month: null } };
}

/** A former home in the town of the last one says nothing more. */
const isSameTown = (one: Town, other: Town | null) =>
  one.city === other?.city && one.state === other.state && one.country === other.country;

/** A hit as shown to the searcher: the person's current teaser, why they match, and which sources list them. `opened` is the searcher's report of the person. */
export const resultView = (
  { score, reasons, sources }: Hit,
  teaser: StoredTeaser,
  viewer: string | null,
  now: Date,
  { opened, ...asked }: Asked & { opened?: UnlockedReport | undefined } = {},
): Result => {
  const shown = teaserView(teaser, viewer, now);
  return {
    ...shown,
    sources: [...new Set([...teaser.sources, ...sources.filter((source) => source !== OWN_INDEX)])].sort(),
    score: Math.round(score * 100) / 100,
    free_until: opened && isFree(opened, now) ? opened.free_until : null,
    reasons: [...reasons.flatMap((each) => placeReason(each, shown, asked.place)), ...unknownReasons(shown, asked)],
  };
};

export const searchView = (search: Search): SearchState => ({
  search_id: search.search_id,
  status: search.status,
  type: search.request.type,
  search_query: queryOf(search),
  asked_at: search.asked_at,
  gathered: search.gathered.map(({ source, people, state }) => ({ source, people, state })),
  took_ms: search.took_ms,
  total: search.total,
  will_text: search.notify !== null,
});

/**
 * An opened report in a member's list, with the person's current teaser, if there still is one. Facts that were hidden
 * since are not counted, so that the number does not reveal that there were any.
 */
export function openedView(
  { counted, ...opened }: UnlockedReport,
  teaser: StoredTeaser | undefined,
  now: Date,
): Opened {
  const since = teaser ? totalOf(teaser.counts) - counted : 0;
  return {
    ...opened,
    facts: Math.max(0, opened.facts + Math.min(0, since)),
    full_name: teaser?.full_name ?? null,
    age: teaser ? ageOf(teaser, now) : null,
    ...(teaser?.is_birth_uncertain && { is_birth_uncertain: true }),
    lives_in: teaser && !isDead(vitalStatusOf(teaser, now)) ? teaser.lives_in : null,
    portrait: shownPortrait(teaser?.portrait),
    new_facts: Math.max(0, since),
  };
}

/** What the dead no longer have, whenever it was last seen. */
const endsWithLife: ReadonlySet<FactField> = new Set([
  'relation_ship_status',
  'addresses',
  'phones',
  'emails',
  'jobs',
  'social_profiles',
]);

/** The full report of a person, completed from their relatives' own records. Relatives who may be under 18 are left out. */
export function reportView(
  person: StoredPerson,
  relatives: StoredPerson[],
  abouts: ReadonlyMap<string, SourceAbout>,
  factId: FactId,
  now: Date,
): Report {
  const today = dayOf(now);
  const own = new Map(relatives.map((relative) => [relative.person_id, relative]));
  const { records, made_of, family_birth, marks = {}, ...facts } = person;
  const family_members = person.family_members.flatMap((relative) => {
    const listing = relative.person_id && own.get(relative.person_id);
    const birth = (listing && listing.birth_date) ?? relative.birth_date;
    const byRecord = { relation: relative.relation, birth_date: birth };
    if (relativeMayBeMinor(byRecord, person, now) || (listing && !birth && mayBeMinor(listing, now))) return [];
    const lifeOfRelative = listing
      ? { ...vitalsOf(listing), birth_date: birth }
      : { birth_date: birth, death: null, last_seen: span(relative).to };
    const home = listing && !isDead(vitalStatusOf(lifeOfRelative, now)) ? homeOf(listing) : undefined;
    return {
      ...relative,
      birth_date: birth && { year: birth.year, month: birth.month },
      age: ageOf(lifeOfRelative, now),
      ...(listing && isBirthUncertain(listing) && { is_birth_uncertain: true as const }),
      gender: (listing && listing.gender?.gender) || null,
      lives_in: home ? { city: home.city, state: home.state, country: home.country } : null,
    };
  });
  const shown = { ...facts, family_members };
  const life = vitalsOf(shown);
  const vital_status = vitalStatusOf(life, now);
  const reported = <F extends Dated>(field: FactField, fact: F) => {
    const fact_id = factId(field, fact);
    const { kind, since } = marks[fact_id]?.disputed ?? {};
    const state = stateOf(fact, today);
    const fact_state = state === 'current' && endsWithLife.has(field) && isDead(vital_status) ? 'former' : state;
    return { ...fact, fact_id, fact_state, disputed: kind && since ? { kind, since } : null };
  };
  return {
    ...shown,
    names: shown.names.map((fact) => reported('names', fact)),
    birth_date: shown.birth_date && reported('birth_date', shown.birth_date),
    death: shown.death && reported('death', shown.death),
    gender: shown.gender && reported('gender', shown.gender),
    relation_ship_status: shown.relation_ship_status && reported('relation_ship_status', shown.relation_ship_status),
    addresses: shown.addresses.map((fact) => reported('addresses', fact)),
    phones: shown.phones.map((fact) => reported('phones', fact)),
    emails: shown.emails.map((fact) => reported('emails', fact)),
    family_members: shown.family_members.map((fact) => reported('family_members', fact)),
    jobs: shown.jobs.map(({ ended_by: _, ...fact }) => reported('jobs', fact)),
    education: shown.education.map((fact) => reported('education', fact)),
    images: shown.images.flatMap((fact) => (shownPortrait(fact.portrait) ? [reported('images', fact)] : [])),
    photos: shown.photos.map((fact) => reported('photos', fact)),
    social_profiles: shown.social_profiles.map((fact) => reported('social_profiles', fact)),
    age: ageOf(life, now),
    vital_status,
    counts: { ...countsOf(person, now), relationships: family_members.length },
    sources: sourcesOf(shown, abouts),
  };
}

/** The latest term that a source names, where it says of no later day that it saw the person. */
function termIn(facts: readonly Envelope[]): { term: { start: Day; until: Day } } | undefined {
  const [term] = facts
    .flatMap(({ term_start, until }) => (term_start && until ? { start: term_start, until } : []))
    .sort((a, b) => b.start.localeCompare(a.start) || b.until.localeCompare(a.until));
  return term && { term };
}

/** The sources of a report with their number of facts, largest first. */
function sourcesOf(
  person: Omit<StoredPerson, 'records' | 'made_of' | 'marks'>,
  abouts: ReadonlyMap<string, SourceAbout>,
): Report['sources'] {
  const facts = factsOf(person);
  const names = new Set(facts.flatMap(({ sources }) => sources.map(({ source }) => source)));
  return [...names]
    .map((source) => {
      const ofSource = facts.filter(({ sources }) => sources.some((each) => each.source === source));
      const said = ofSource.map((fact) => ({
        ...fact,
        sources: fact.sources.filter((each) => each.source === source),
      }));
      const last_seen = lastSighting(said);
      return {
        source,
        facts: ofSource.length,
        last_seen,
        ...(!last_seen && termIn(said)),
        about: abouts.get(source) ?? null,
      };
    })
    .sort((a, b) => b.facts - a.facts || a.source.localeCompare(b.source));
}
