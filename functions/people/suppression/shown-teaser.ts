import { relatedTo, relationshipsOf, type StoredTeaser } from '#functions/people/domain/card.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import { mayNameSuppressed, shownPerson } from '#functions/people/suppression/screen.ts';
import { personOfTeaser } from '#functions/people/suppression/subjects.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

type Deps = { people: Pick<PeopleStore, 'places' | 'suppressions'> };

/**
 * Teasers without suppressed relatives, neither named nor counted. A teaser names three relatives at most and says
 * nothing of their age, so the profile is asked, by the rule of the report: a removed person need not have a record, and
 * then no record that names them can be found and rewritten. Reads the profiles of those who have a relative called like a
 * removed person, in one request.
 */
export async function shownTeasers(
  teasers: readonly StoredTeaser[],
  { people }: Deps,
  now: Date,
): Promise<StoredTeaser[]> {
  const list = await people.suppressions(now);
  const suspects = new Set(list.isEmpty ? [] : teasers.filter((teaser) => isSuspect(list, teaser)));
  if (!suspects.size) return [...teasers];
  const profiles = new Map(
    (await people.places([...new Set([...suspects].map(({ person_id }) => person_id))])).flatMap((place) =>
      'names' in place ? [[place.person_id, place] as const] : [],
    ),
  );
  return Promise.all(
    teasers.map(async (teaser) => {
      if (!suspects.has(teaser)) return teaser;
      const profile = profiles.get(teaser.person_id);
      return profile ? byProfile(list, teaser, profile, now) : byTeaser(list, teaser, now);
    }),
  );
}

/** One teaser, as `shownTeasers` shows it. */
export async function shownTeaser(teaser: StoredTeaser, deps: Deps, now: Date): Promise<StoredTeaser> {
  return (await shownTeasers([teaser], deps, now))[0]!;
}

/** The same of current teasers by the ids that they were asked by. */
export async function shownById(
  teasers: ReadonlyMap<PersonId, StoredTeaser>,
  deps: Deps,
  now: Date,
): Promise<Map<PersonId, StoredTeaser>> {
  const shown = await shownTeasers([...teasers.values()], deps, now);
  return new Map([...teasers.keys()].map((id, nth) => [id, shown[nth]!]));
}

const isSuspect = (list: SuppressionIndex, { counts, related_to, relatives }: StoredTeaser) =>
  relatives ? mayNameSuppressed(list, relatives) : counts.relationships > 0 || related_to.length > 0;

async function byProfile(list: SuppressionIndex, teaser: StoredTeaser, profile: Person, now: Date) {
  const shown = await shownPerson(list, profile);
  if (shown.family_members.length === profile.family_members.length) return teaser;
  const counts = { ...teaser.counts, relationships: relationshipsOf(shown, now) };
  return { ...teaser, counts, related_to: relatedTo(shown, now) };
}

/** Of people known only from vendors, who may have counted relatives that they do not name here. */
async function byTeaser(list: SuppressionIndex, teaser: StoredTeaser, now: Date) {
  const person = personOfTeaser(teaser, teaser.person_id);
  const shown = await shownPerson(list, person);
  const hidden = relationshipsOf(person, now) - relationshipsOf(shown, now);
  if (shown.family_members.length === person.family_members.length) return teaser;
  const relationships = Math.max(0, teaser.counts.relationships - hidden);
  return { ...teaser, counts: { ...teaser.counts, relationships }, related_to: relatedTo(shown, now) };
}
