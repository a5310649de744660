import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { feedStore } from '#functions/calls/calendar/feed-store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { feedOf } from '#functions/calls/callbacks/view.ts';
import { digest, isSame } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  appointments: appointmentStore(table),
  feeds: feedStore(table),
  limits: limiterOf(table),
};

/** Calendars keep what they once showed; ours goes back this far. */
const DAYS_BACK = 30;

/**
 * Calendar programs of many owners share a network, so that each feed has a limit of its own; a network is limited where it
 * guesses. What is wrong and what never was get the same answer.
 */
export const handler = handle(calendar.getFeed, live, async ({ input, from, now }, deps) => {
  const { accounts, answering, appointments, feeds, limits } = deps;
  const { account_id, token } = input;
  const [account, feed] = await Promise.all([accounts.of(account_id), feeds.of(account_id)]);
  const isKnown = feed && isSame(digest(token.replace(/\.ics$/, '')), feed.digest);
  if (!account || account.closed_at || !isKnown) {
    await limits.take('calendar-feed-unknown', { network: from.network }, now);
    throw new Fault('request.unknown-route');
  }
  await limits.take('calendar-feed', { subject: account_id }, now);
  const [{ settings }, all] = await Promise.all([answering.of(account), appointments.all(account_id)]);
  const since = addDays(now, -DAYS_BACK).toISOString();
  const shown = all.filter(({ ends_at }) => ends_at >= since);
  return feedOf(shown, { variety: varietyOfMember(account), zone: settings.time_zone }, now);
});
