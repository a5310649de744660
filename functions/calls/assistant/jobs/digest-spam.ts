import * as z from 'zod';

import {
  accountStore,
  choiceStore,
  isQuiet,
  nextDigest,
  weekBefore,
  readerOf,
  unsubscribeLinks,
} from '#functions/account/public.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import type { AccountId } from '#shared/values/id.ts';
import { isSpam } from '#shared/values/to-call-back.ts';
import { asFault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  calls: callStore(table),
  choices: choiceStore(table),
  outbox: outboxOf(table),
  secret: appSecret,
};
type Deps = typeof live;

/** The most owners that one run notifies, and the most calls it reads of each; the next run continues. */
const MOST = 1000;
const LATEST = 2000;

/**
 * Sends the weekly digest of blocked spam to owners who want it; none for a week without spam. The end of the week is stored
 * with the message, so that two runs send it once. A failure for one owner does not stop the others.
 */
export const handler = job('assistant.digestSpam', z.unknown(), live, async (_, deps, now) => {
  for (const { account_id } of await deps.choices.toDigest(now, MOST)) {
    await tell(account_id, deps, now).catch((error: unknown) => {
      if (asFault(error).code === 'request.conflict') return; // lost a race, or the choice changed
      log.error('a spam digest was not sent', { account_id, cause: String(error) });
    });
  }
});

async function tell(
  account_id: AccountId,
  { accounts, calls, choices, outbox, secret }: Deps,
  now: Date,
): Promise<void> {
  const [account, current] = await Promise.all([accounts.of(account_id), choices.chosen(account_id)]);
  if (!account || account.closed_at || !current?.digest_at || current.digest_at > now.toISOString()) return;
  if (isQuiet(current.notifications, account.time_zone, now)) return; // a later run, after their night
  const [from, until] = [weekBefore(current.digest_at), current.digest_at];
  const latest = await calls.latest(account_id, LATEST);
  const count = latest.filter((call) => from <= call.started_at && call.started_at < until && isSpam(call)).length;

  const { language, email, email_confirmed_at } = account;
  const path = `/${language}/assistant/call-list?filter=spam`;
  const message = {
    purpose: 'spam-week',
    ...readerOf(account),
    to: email,
    params: { count, link: environment().SITE_URL + path },
    unsubscribe: await unsubscribeLinks(account, 'spam-week', secret),
  } as const;
  const ways = current.notifications.topics['spam-stopped'];
  const messages = [
    ...(count && ways.email && email_confirmed_at ? [outbox.queue(message, now)] : []),
    ...(count && ways.push ? [outbox.queuePush(message, path, now)] : []),
  ];
  const next = { ...current, digest_at: nextDigest(current.digest_at, now) };
  await calls.commit(choices.replace(current, next), ...messages.map(({ write }) => write));
  await Promise.all(messages.map(({ send }) => send()));
}
