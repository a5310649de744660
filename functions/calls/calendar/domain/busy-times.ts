import ical, { type VEvent } from 'node-ical';

import { addDays, DAY } from '#shared/values/duration.ts';
import { instantOf } from '#shared/values/zone.ts';

/** A stretch of time: nothing else of an event is kept. */
export type Stretch = { starts_at: string; ends_at: string };

/** Callbacks are offered for fourteen days, and what was read counts for one more. */
const DAYS_AHEAD = 16;
/** A calendar is worked through only so far, whatever is in it. */
const MOST_EVENTS = 20_000;
const MOST_REPEATING = 1_000;
const MOST_STRETCHES = 500;
/** How many dates of rules are looked at in all: about two seconds. Ordinary rules come first, and need a few hundred. */
const MOST_STEPS = 500_000;
/** A rule that leaves out most dates may be looked through in vain for so long. */
const STEPS_IN_VAIN = 10_000;
/** Rules by the hour or finer are no appointments of a person, and take long to work through. */
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const MOST_A_DAY = 24;

/**
 * When a calendar is busy in the next days, merged, earliest first. Free and cancelled events do not count. Days and
 * times without a zone are those of the owner’s clock. An event that cannot be read is left out.
 */
export function busyTimes(text: string, zone: string, now: Date): Stretch[] {
  const window = { from: now, to: addDays(now, DAYS_AHEAD) };
  const events = eventsIn(text).filter(isBusy).slice(0, MOST_EVENTS);
  const [repeating, single] = [events.filter(({ rrule }) => rrule), events.filter(({ rrule }) => !rrule)];
  const mayRepeat = withinSteps(
    repeating.filter((event) => repeats(event, now)),
    window,
  ).slice(0, MOST_REPEATING);
  return merged([...single, ...mayRepeat].flatMap((event) => stretchesOf(event, zone, window)));
}

/** The library gives up on a calendar with one broken event: then each is read by itself, with its exceptions. */
function eventsIn(text: string): VEvent[] {
  const all = parsed(text);
  if (all) return all;
  const zones = text.match(/^BEGIN:VTIMEZONE[^]*?^END:VTIMEZONE/gm) ?? [];
  const events = text.match(/^BEGIN:VEVENT[^]*?^END:VEVENT/gm)?.slice(0, MOST_EVENTS) ?? [];
  const byUid = Map.groupBy(events, (event) => /^UID[^]*?$/m.exec(event)?.[0] ?? event);
  return [...byUid.values()].flatMap((each) => parsed([...zones, ...each].join('\r\n')) ?? []);
}

function parsed(text: string): VEvent[] | undefined {
  try {
    return Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT');
  } catch {
    return undefined;
  }
}

type Window = { from: Date; to: Date };
type Instance = ReturnType<typeof ical.expandRecurringEvent>[number];

function stretchesOf(event: VEvent, zone: string, window: Window): Stretch[] {
  try {
    // An event of the day before may reach into the window by the owner’s clock.
    const wide = { from: addDays(window.from, -1), to: addDays(window.to, 1), expandOngoing: true };
    return ical
      .expandRecurringEvent(event, wide)
      .filter((instance) => isBusy(instance.event))
      .map((instance) => stretchOf(instance, zone))
      .filter(({ starts_at, ends_at }) => starts_at < ends_at)
      .filter(({ starts_at, ends_at }) => ends_at > window.from.toISOString() && starts_at < window.to.toISOString());
  } catch {
    return [];
  }
}

/** The library gives days, and times without a zone, by the clock of the machine that it runs on. */
function stretchOf({ start, end, isFullDay, event }: Instance, zone: string): Stretch {
  const isFloating = isFullDay || !event.start.tz;
  const instant = (at: Date) => (isFloating ? instantOf(wallOf(at, isFullDay), zone) : at.getTime());
  return { starts_at: new Date(instant(start)).toISOString(), ends_at: new Date(instant(end)).toISOString() };
}

const wallOf = (at: Date, isDay: boolean): number =>
  isDay
    ? Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
    : Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds());

/** Whether an event takes its owner’s time. Outlook says free in a field of its own. */
function isBusy({ transparency, status, ...event }: VEvent): boolean {
  const outlook = (event as Record<string, unknown>)['MICROSOFT-CDO-BUSYSTATUS'];
  return transparency !== 'TRANSPARENT' && status !== 'CANCELLED' && outlook !== 'FREE';
}

/** The events that can be worked through together, those with the least work first. */
function withinSteps(events: readonly VEvent[], window: Window): VEvent[] {
  let left = MOST_STEPS;
  return events
    .map((event) => ({ event, steps: stepsOf(event, window) }))
    .sort((one, other) => one.steps - other.steps)
    .filter(({ steps }) => Number.isFinite(steps) && (left -= steps) >= 0)
    .map(({ event }) => event);
}

const PER_DAY: Partial<Record<string, number>> = { DAILY: 1, WEEKLY: 1 / 7, MONTHLY: 1 / 30, YEARLY: 1 / 365 };

/**
 * About how many dates of a rule are looked at: from its beginning if it is counted, else from the length of its event before
 * the window.
 */
function stepsOf({ rrule, start, end }: VEvent, { from, to }: Window): number {
  const { freq, count, byDay } = optionsOf(rrule);
  const began = Number(start); // what cannot be read is not a number
  const length = end ? Number(end) - began : 0;
  const since = count ? Math.min(began, from.getTime()) : from.getTime() - length;
  const days = (to.getTime() - since) / DAY;
  const perDay = (PER_DAY[String(freq)] ?? 1) * Math.max(1, sizeOf(byDay)) * timesADay(rrule);
  return Math.ceil(Math.max(1, days * perDay)) + (isPicky(rrule) ? STEPS_IN_VAIN : 0);
}

const optionsOf = (rrule: VEvent['rrule']) => (rrule?.options ?? {}) as Record<string, unknown>;
const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const isPicky = (rrule: VEvent['rrule']): boolean =>
  ['byMonth', 'byMonthDay', 'byYearDay', 'byWeekNo', 'bySetPos'].some((key) => sizeOf(optionsOf(rrule)[key]) > 0);
/** How often a rule comes on one day. */
const timesADay = (rrule: VEvent['rrule']): number =>
  ['byHour', 'byMinute', 'bySecond'].reduce((times, key) => times * Math.max(1, sizeOf(optionsOf(rrule)[key])), 1);

/** Whether a rule can be worked through, and still has something to come. */
function repeats({ rrule }: VEvent, now: Date): boolean {
  const { freq, until } = optionsOf(rrule);
  const isOver = until instanceof Date && until < addDays(now, -2);
  return frequencies.includes(String(freq)) && timesADay(rrule) <= MOST_A_DAY && !isOver;
}

/** Overlapping and adjoining times as one. */
function merged(times: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { starts_at, ends_at } of [...times].sort((a, b) => a.starts_at.localeCompare(b.starts_at))) {
    const last = result.at(-1);
    if (!last || starts_at > last.ends_at) result.push({ starts_at, ends_at });
    else if (ends_at > last.ends_at) last.ends_at = ends_at;
  }
  return result.slice(0, MOST_STRETCHES);
}
