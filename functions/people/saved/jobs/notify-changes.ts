import * as z from 'zod';

import {
  type Account,
  accountStore,
  choiceStore,
  quietUntil,
  readerOf,
  unsubscribeLinks,
} from '#functions/account/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { subjectOf } from '#functions/people/report.ts';
import {
  type Changes,
  changesSince,
  mayNotify,
  mayNotifyAbout,
  nextComparison,
  sumOf,
  type FactDigests,
} from '#functions/people/saved/domain/changes.ts';
import { type WatchItem, watchStore } from '#functions/people/saved/store.ts';
import { currentDigests } from '#functions/people/saved/fact-digests.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { Ways } from '#shared/api/account.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const live = {
  accounts: accountStore(table),
  choices: choiceStore(table),
  people: peopleStore(table),
  sources: sourceStore(table),
  opened: openedStore(table),
  watches: watchStore(table),
  outbox: outboxOf(table),
  memberUntil: (account_id: AccountId) => subscribedUntil(table, account_id),
  vendors: async (): Promise<Vendor[]> => [],
  secret: appSecret,
};
type Deps = typeof live;

/** The most members of one run; the next one goes on. Each has at most fifty watches. */
const MOST = 500;

/**
 * Compares watched reports with what their members know, once a day for each member, and notifies them of new facts. What a notice
 * reports is stored in the transaction that queues it, so that runs that overlap or die send it once. A failure for one member
 * does not stop the others.
 */
export const handler = job('saved.notifyChanges', z.unknown(), live, async (_, deps, now) => {
  for (const { account_id } of await deps.watches.due(now, MOST)) {
    await compare(account_id, deps, now).catch((error: unknown) => {
      if (asFault(error).code === 'request.conflict') return; // another run has sent it, or the member changed a watch
      log.error('watched reports were not compared', { account_id, cause: String(error) });
    });
  }
});

async function compare(account_id: AccountId, deps: Deps, now: Date): Promise<void> {
  const { accounts, choices, watches } = deps;
  const [account, schedule, all, { notifications }, until] = await Promise.all([
    accounts.of(account_id),
    watches.schedule(account_id),
    watches.list(account_id),
    choices.of(account_id),
    deps.memberUntil(account_id),
  ]);
  if (!account || account.closed_at || !schedule || schedule.next_at > now.toISOString()) return;
  const hasEnded = (until ?? '') <= now.toISOString();
  if (hasEnded || !all.length)
    return watches.commit(...all.map((watch) => watches.forget(watch)), watches.forgetSchedule(schedule));
  const { revision: _, ...kept } = schedule;
  const morning = quietUntil(notifications, account.time_zone, now);
  if (morning) return watches.commit(watches.keepSchedule({ ...kept, next_at: morning.toISOString() }, schedule));

  const ways = waysTo(account, notifications.topics['report-changed']);
  const compared = await Promise.all(all.map(async (watch) => ({ watch, digests: await heldBy(watch, deps, now) })));
  const over = compared.filter(({ digests }) => digests === undefined);
  const news = compared.flatMap(({ watch, digests }) => newsOf(watch, digests, now));
  const isQueued = news.length > 0 && ways.length > 0 && mayNotify(schedule, now);
  const messages = isQueued ? await messagesFor(account, news, ways, deps, now) : [];
  const at = now.toISOString();
  const next = { ...kept, next_at: nextComparison(kept.next_at, now), ...(isQueued && { notified_at: at }) };
  await watches.commit(
    watches.keepSchedule(next, schedule),
    ...over.map(({ watch }) => watches.forget(watch)),
    ...(isQueued ? news : []).map(({ watch, digests }) => watches.know(watch, digests, at)),
    ...messages.map(({ write }) => write),
  );
  await Promise.all(messages.map(({ send }) => send()));
}

/**
 * What a watched report holds; undefined once nothing of it may be said: the listing was removed, or the report was returned as
 * that of a wrong person.
 */
async function heldBy({ account_id, person_id }: WatchItem, deps: Deps, now: Date): Promise<FactDigests | undefined> {
  try {
    const subject = await subjectOf(person_id, deps, now);
    const report = await deps.opened.of(account_id, subject.ids);
    if (!subject.own || !report || report.returned !== null) return undefined;
    return await currentDigests(subject, deps, now);
  } catch (error) {
    if (asFault(error).code === 'people.not-found') return undefined;
    throw error;
  }
}

type News = { watch: Revised<WatchItem>; digests: FactDigests; changes: Changes };

function newsOf(watch: Revised<WatchItem>, digests: FactDigests | undefined, now: Date): News[] {
  if (!digests || !mayNotifyAbout(watch, now)) return [];
  const changes = changesSince(watch.digests, digests);
  return Object.keys(changes).length ? [{ watch, digests, changes }] : [];
}

const waysTo = (account: Account, ways: Ways): (keyof Ways)[] => [
  ...(ways.email && account.email_confirmed_at ? (['email'] as const) : []),
  ...(ways.sms && account.phone && account.phone_confirmed_at ? (['sms'] as const) : []),
  ...(ways.push ? (['push'] as const) : []),
];

/** One message by each channel that the member chose, about all people together. It names nobody. */
async function messagesFor(account: Account, news: News[], ways: (keyof Ways)[], { outbox, secret }: Deps, now: Date) {
  const { language, email, phone } = account;
  const path = `/${language}/saved`;
  const link = environment().SITE_URL + path;
  const about = readerOf(account);
  const reports = news.length;
  const changes = JSON.stringify(sumOf(news.map((each) => each.changes)));
  const mail = {
    purpose: 'report-changed',
    ...about,
    to: email,
    params: { reports, changes, link },
    unsubscribe: await unsubscribeLinks(account, 'report-changed', secret),
  } as const;
  const text = { purpose: 'report-changed-text', ...about, to: phone ?? '', params: { reports, link } } as const;
  return ways.map((way) => {
    if (way === 'email') return outbox.queue(mail, now);
    return way === 'sms' ? outbox.queue(text, now) : outbox.queuePush(mail, path, now);
  });
}
