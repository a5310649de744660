import { type Entry, talliesOf } from '#functions/billing/domain/credits.ts';
import { membershipOf } from '#functions/billing/membership.ts';
import { creditStore } from '#functions/billing/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';

const live = { credits: creditStore(table), membership: membershipOf(table) };

/** The names under which people are shown now; those who are no longer shown have none. */
type PersonNames = (ids: PersonId[], now: Date) => Promise<ReadonlyMap<PersonId, string>>;

const PER_PAGE = 50;

export const getCreditsHandler = (personNames: PersonNames) =>
  handle(billing.getCredits, { ...live, personNames }, async ({ input, member, now }, deps) => {
    const { credits, membership, personNames } = deps;
    const { accountId: account_id } = member;
    const [balance, ledger, renews_at] = await Promise.all([
      credits.balance(account_id),
      credits.ledger(account_id),
      membership.renewsAt(account_id),
    ]);
    const entries = page(ledger.filter(kinds[input.only]), {
      page: input.page,
      perPage: PER_PAGE,
      url: (page) => `/api/billing/credits?${new URLSearchParams({ page: String(page), only: input.only })}`,
    });
    const names = await personNames(
      entries.data.flatMap(({ person_id }) => person_id ?? []),
      now,
    );
    return {
      balance: balance.left,
      ...talliesOf(balance),
      renews_at,
      entries: {
        ...entries,
        data: entries.data.map((entry) => ({
          ...entry,
          subject: entry.person_id ? (names.get(entry.person_id) ?? null) : entry.period,
        })),
      },
    };
  });

const kinds: Record<'all' | 'used' | 'returned', (entry: Entry) => boolean> = {
  all: () => true,
  used: ({ cause }) => cause === 'report',
  returned: ({ cause }) => cause === 'returned-empty' || cause === 'returned-wrong-person',
};
