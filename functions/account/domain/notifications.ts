import { type Notifications, notTexted, type PrivacyChoices, topics, type Ways } from '#shared/api/account.ts';
import { addMinutes, DAY, MINUTE } from '#shared/values/duration.ts';

const ways = (...chosen: (keyof Ways)[]): Ways => ({
  email: chosen.includes('email'),
  sms: chosen.includes('sms'),
  push: chosen.includes('push'),
});

/**
 * The default notification settings. Only missed calls are texted: forwarding calls to us asks for those texts and no
 * others.
 */
export const usualNotifications: Notifications = {
  topics: {
    'call-answered': ways('sms', 'push'),
    'callback-due': ways('email', 'push'),
    'spam-stopped': ways(),
    'report-changed': ways('email', 'push'),
  },
  quiet_hours: null,
  urgent_always: true,
  urgent_by_email: true,
};

const WEEK = 7 * DAY;

/** When the next weekly spam digest is due. */
export function digestAt(current: string | null, { topics }: Notifications, now: Date): string | null {
  const { email, push } = topics['spam-stopped'];
  return email || push ? (current ?? new Date(now.getTime() + WEEK).toISOString()) : null;
}
export const weekBefore = (at: string): string => new Date(Date.parse(at) - WEEK).toISOString();
/** One week later, or the first week that is still ahead. */
export function nextDigest(at: string, now: Date): string {
  const weeks = Math.max(1, Math.floor((now.getTime() - Date.parse(at)) / WEEK) + 1);
  return new Date(Date.parse(at) + weeks * WEEK).toISOString();
}

/** Whether it is quiet hours on the account’s clock. */
export function isQuiet({ quiet_hours }: Pick<Notifications, 'quiet_hours'>, time_zone: string, now: Date): boolean {
  if (!quiet_hours) return false;
  const clock = clockIn(time_zone, now);
  const { from, to } = quiet_hours;
  return from <= to ? from <= clock && clock < to : from <= clock || clock < to;
}

const clockIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** How many minutes there are from one time of day to another, once round the clock at most. */
const between = (clock: string, later: string) => (minutesOf(later) - minutesOf(clock) + 1440) % 1440;

/** When the quiet hours end that it is within; undefined where it is none. */
export function quietUntil(chosen: Pick<Notifications, 'quiet_hours'>, time_zone: string, now: Date): Date | undefined {
  if (!chosen.quiet_hours || !isQuiet(chosen, time_zone, now)) return undefined;
  const { to } = chosen.quiet_hours;
  const minute = Math.floor(now.getTime() / MINUTE);
  const end = new Date((minute + between(clockIn(time_zone, now), to)) * MINUTE);
  // Where the clock is put forward or back that night, the end is so much sooner or later.
  const off = ((between(clockIn(time_zone, end), to) + 720) % 1440) - 720;
  const adjusted = addMinutes(end, off);
  return isQuiet(chosen, time_zone, adjusted) ? end : adjusted;
}

/** Nothing is allowed that was not allowed by hand. */
export const usualPrivacy: PrivacyChoices = { count_visits: false, record_sessions: false };

/** The same choices without the texts that are not offered. */
export const offered = (chosen: Notifications): Notifications => ({
  ...chosen,
  topics: Object.fromEntries(
    topics.map((topic) => [topic, { ...chosen.topics[topic], ...(notTexted.includes(topic) && { sms: false }) }]),
  ) as Notifications['topics'],
});
