import * as z from 'zod';

import { accountStore, readerOf, unsubscribeLinks } from '#functions/account/public.ts';
import { dayDigest, nextDigestAt } from '#functions/calls/assistant/domain/day-digest.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  appointments: appointmentStore(table),
  calls: callStore(table),
  digests: digestStore(table),
  outbox: outboxOf(table),
  secret: appSecret,
};
type Deps = typeof live;

/** The most owners of one run, and the most calls it reads of each; the next run continues. */
const MOST = 1000;
const LATEST = 500;
/** A mail that is later than this is about a day that nobody asks for any more. */
const LATE_HOURS = 6;

/**
 * Mails owners who want it what came in the day. The next day is stored in the transaction that queues the mail, so that two
 * runs send it once. A failure for one owner does not stop the others.
 */
export const handler = job('assistant.digestDays', z.unknown(), live, async (_, deps, now) => {
  for (const { account_id } of await deps.digests.due(now, MOST)) {
    await mail(account_id, deps, now).catch((error: unknown) => {
      if (asFault(error).code === 'request.conflict') return; // another run has sent it, or the owner changed it
      log.error('a daily digest was not sent', { account_id, cause: String(error) });
    });
  }
});

async function mail(account_id: AccountId, deps: Deps, now: Date): Promise<void> {
  const { accounts, answering, appointments, calls, digests, outbox, secret } = deps;
  const [account, current] = await Promise.all([accounts.of(account_id), digests.of(account_id)]);
  if (!account || account.closed_at || !current?.next_at || current.next_at > now.toISOString()) return;
  const { time_zone: zone } = (await answering.of(account)).settings;
  const at = new Date(current.next_at);
  const isMailed = account.email_confirmed_at !== null && addHours(at, LATE_HOURS) > now;
  const day = isMailed
    ? dayDigest(
        { calls: await calls.latest(account_id, LATEST), appointments: await appointments.all(account_id) },
        { zone, language: varietyOfMember(account) },
        at,
      )
    : undefined;
  const { language, email } = account;
  const base = `${environment().SITE_URL}/${language}/assistant`;
  const message =
    day &&
    outbox.queue(
      {
        purpose: 'day-digest',
        ...readerOf(account),
        to: email,
        params: {
          ...day,
          lines: JSON.stringify(day.lines),
          link: `${base}/call-list`,
        },
        unsubscribe: await unsubscribeLinks(account, 'day-digest', secret),
      },
      now,
    );
  const next = { ...current, next_at: nextDigestAt(current.hour, zone, now) };
  await digests.commit(digests.write(next, current), ...(message ? [message.write] : []));
  await message?.send();
}
