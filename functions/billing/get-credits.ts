import { type Entry, talliesOf } from '#functions/billing/domain/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { credits: creditStore(table), people: peopleStore(table) };

const PER_PAGE = 50;

export const handler = handle(billing.getCredits, live, async ({ input, member, now }, { credits, people }) => {
  const [balance, ledger] = await Promise.all([credits.balance(member.accountId), credits.ledger(member.accountId)]);
  const entries = page(ledger.filter(kinds[input.only]), {
    page: input.page,
    perPage: PER_PAGE,
    url: (page) => `/api/billing/credits?${new URLSearchParams({ page: String(page), only: input.only })}`,
  });
  const shown = await people.shownAs(
    entries.data.flatMap(({ person_id }) => person_id ?? []),
    now,
  );
  const { subscribedUntil } = member;
  return {
    balance: balance.left,
    ...talliesOf(balance),
    renews_at: subscribedUntil && subscribedUntil > now.toISOString() ? subscribedUntil : null,
    entries: {
      ...entries,
      data: entries.data.map((entry) => ({
        ...entry,
        subject: entry.person_id ? (shown.get(entry.person_id)?.full_name ?? null) : entry.period,
      })),
    },
  };
});

const kinds: Record<'all' | 'used' | 'returned', (entry: Entry) => boolean> = {
  all: () => true,
  used: ({ cause }) => cause === 'report',
  returned: ({ cause }) => cause === 'returned-empty' || cause === 'returned-wrong-person',
};
