import { shownIn } from '#functions/people/domain/field-rules.ts';
import { isOpen } from '#functions/people/domain/opened.ts';
import { profileLink } from '#functions/people/identifiers/domain/profile-link.ts';
import { shownAt } from '#functions/people/identifiers/near-matches.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import type { openedStore } from '#functions/people/opened-store.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import { postings } from '#functions/platform/table/keys.ts';
import type { AccountId } from '#shared/values/id.ts';
import { isCurrent } from '#shared/values/person.ts';

type Profiles = { network: string; url: string | null }[];
type Deps = { people: PeopleStore; opened: ReturnType<typeof openedStore> };

/** On which networks people use this name, of those whose reports the member has open: a profile is a fact of a report. */
export async function openProfiles(
  username: string,
  account_id: AccountId,
  viewer: string | null,
  { people, opened }: Deps,
  now: Date,
): Promise<Profiles> {
  const key = usernameKey(username);
  const [ids = []] = await shownAt([postings.username(key)], people, viewer, now);
  const reports = await opened.all(account_id, ids);
  const open = reports.filter((report) => isOpen(report, now)).map(({ person_id }) => person_id);
  const persons = open.length ? await people.persons(open) : [];
  const profiles = persons
    .flatMap((person) => shownIn(viewer, person).social_profiles)
    .filter((profile) => isCurrent(profile) && usernameKey(profile.username) === key);
  const byNetwork = new Map(profiles.map((each) => [each.network.toLowerCase(), each]));
  return [...byNetwork.values()].map((each) => ({ network: each.network, url: profileLink(each) }));
}
