import { handler as makeLink } from '#functions/people/sharing/make-link.ts';
import { linkStore } from '#functions/people/sharing/store.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { NOW } from '#functions/people/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { sharing } from '#shared/api/sharing.ts';
import type { AccountId, PersonId } from '#shared/values/id.ts';

type Options = { days?: 1 | 7; now?: Date } & Record<string, unknown>;

/** Members who open reports and share them, on a table of their own. */
export function sharingFixture() {
  const fixture = savingFixture();
  const deps = { ...fixture.deps, links: linkStore(fixture.table) };
  return {
    ...fixture,
    deps,
    share: (account_id: AccountId, person_id: PersonId, { days = 7, now = NOW, ...more }: Options = {}) =>
      calling(
        sharing.makeLink,
        makeLink.with({ ...deps, ...more, clock: () => now }),
        fixture.asSubscriber(account_id),
      )({ person_id, days }),
  };
}
