import ical, { type VEvent } from 'node-ical';

import { addDays } from '#shared/values/duration.ts';
import { instantOf } from '#shared/values/zone.ts';

/** A stretch of time: nothing else of an event is kept. */
export type Stretch = { starts_at: string; ends_at: string };

/** Callbacks are offered for fourteen days, and what was read counts for one more. */
const DAYS_AHEAD = 16;
/** A calendar is worked through only so far, whatever is in it. */
const MOST_EVENTS = 20_000;
const MOST_REPEATING = 1_000;
const MOST_STRETCHES = 500;
/** Rules by the hour or finer are no appointments of a person, and take long to work through. */
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * When a calendar is busy in the next days, merged, earliest first. Free and cancelled events do not count. Days and
 * times without a zone are those of the owner’s clock. An event that cannot be read is left out.
 */
export function busyTimes(text: string, zone: string, now: Date): Stretch[] {
  const window = { from: now, to: addDays(now, DAYS_AHEAD) };
  const events = eventsIn(text).filter(isBusy).slice(0, MOST_EVENTS);
  const [repeating, single] = [events.filter(({ rrule }) => rrule), events.filter(({ rrule }) => !rrule)];
  const mayRepeat = repeating.filter((event) => repeats(event, now)).slice(0, MOST_REPEATING);
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

/** Whether a rule can be worked through, and still has something to come. */
function repeats({ rrule }: VEvent, now: Date): boolean {
  const { freq, until } = rrule?.options ?? {};
  const isOver = until instanceof Date && until < addDays(now, -2);
  return frequencies.includes(String(freq)) && !isOver;
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
