import * as z from 'zod';

import { accountStore } from '#functions/account/public.ts';
import { after, asOf } from '#functions/calls/forwarding/domain/set-up.ts';
import { confirmedPhone } from '#functions/calls/forwarding/set-ups.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = { accounts: accountStore(table), store: forwardingStore(table), outbox: outboxOf(table) };
type Deps = typeof live;
type DueForwarding = Awaited<ReturnType<Deps['store']['toLookAfter']>>[number];

/** The most set-ups that one run checks; the next day’s run continues with the oldest. */
const MOST = 1000;

/** Says once that no call was forwarded for two weeks, where calls came before. One that fails does not keep the others. */
export const handler = job('forwarding.checkHealth', z.unknown(), live, async (_, deps, now) => {
  for (const stored of await deps.store.toLookAfter(now, MOST)) {
    await tell(stored, deps, now).catch((error: unknown) =>
      log.error('forwarding is not looked after', { account_id: stored.account_id, cause: String(error) }),
    );
  }
});

async function tell({ account_id }: DueForwarding, { accounts, store, outbox }: Deps, now: Date): Promise<void> {
  // The list may be a moment old, in which a call may have come.
  const [account, current] = await Promise.all([accounts.of(account_id), store.of(account_id)]);
  if (!account || !current?.health_at || current.health_at > now.toISOString()) return;
  const next = after(asOf(current, now), { t: 'quiet' }, now);
  if (!next) return;
  const to = confirmedPhone(account);
  const { language } = account;
  const link = `${environment().SITE_URL}/${language}/assistant/call-forward`;
  const letter =
    to && !account.closed_at
      ? outbox.queue(
          { purpose: 'forwarding-quiet', to, account_id, language: varietyOfMember(account), params: { link } },
          now,
        )
      : undefined;
  await store.commit(store.write(next, current), ...(letter ? [letter.write] : []));
  await letter?.send();
}
