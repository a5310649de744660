import { mayRead } from '#functions/people/domain/search.ts';
import { disposableDomains } from '#functions/people/identifiers/disposable.bin.ts';
import { mailDomain } from '#functions/people/identifiers/domain/mail-domain.ts';
import { addressesNear, addressMeant, usernamesNear } from '#functions/people/identifiers/domain/near.ts';
import { nearMatches } from '#functions/people/identifiers/near-matches.ts';
import { openProfiles } from '#functions/people/identifiers/profiles.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { decompress } from '#functions/platform/decompress.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { postings } from '#functions/platform/table/keys.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  searches: searchStore(table),
  people: peopleStore(table),
  opened: openedStore(table),
  limits: limiterOf(table),
};

let unpacked: ReadonlySet<string> | undefined;
const disposable = () => (unpacked ??= new Set(decompress(disposableDomains).split('\n')));

export const handler = handle(people.getIdentifier, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searches, people, opened, limits } = deps;
  await takeOpen(limits, 'identifier', { member, from }, now);
  const search = await searches.of(input.search_id, now);
  if (!search || !mayRead(search, searcherOf({ member, cookies }))) throw new Fault('people.search-not-found');
  const { type, search_query = '' } = search.request;
  const isEmpty = search.status === 'empty';
  if (type === 'email') {
    const near = isEmpty
      ? await nearMatches(addressesNear(search_query), (each) => postings.email(each), people, from.country, now)
      : [];
    const domain = mailDomain(search_query, disposable());
    return { type, ...domain, meant: addressMeant(search_query), near };
  }
  if (type === 'username') {
    const near = isEmpty
      ? await nearMatches(
          usernamesNear(usernameKey(search_query)),
          (each) => postings.username(each),
          people,
          from.country,
          now,
        )
      : [];
    const profiles = member
      ? await openProfiles(search_query, member.accountId, from.country, { people, opened }, now)
      : [];
    return { type, profiles, near };
  }
  throw new Fault('people.search-not-found');
});
