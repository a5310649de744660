import * as z from 'zod';

import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { hasDays, hasHours, inTheEvening, isExact, isWithin, narrowed, Window } from '#functions/nlu/edits/window.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

/** What the caller said of the callback time so far. */
export const Wish = z.object({
  /** The times that suit, any one of them; empty for any time. */
  wanted: z.array(Window),
  refused: z.array(Window),
  /** Free times that the caller declined, by themselves. */
  declined: z.array(z.iso.datetime()),
});
export type Wish = z.infer<typeof Wish>;

export const noWish: Wish = { wanted: [], refused: [], declined: [] };

const MOST = 20;

/** The wish of a caller who declines these times by themselves. */
export const declining = (wish: Wish, times: readonly string[]): Wish => ({
  ...wish,
  declined: [...new Set([...wish.declined, ...times])].slice(-MOST),
});

/** The proposed moment as a window: what a caller changes only in part keeps the rest of it. */
const windowAt = (at: string, zone: string): Window => {
  const { day, minutes } = dayAndMinutesIn(zone, Date.parse(at));
  return { first: day, last: day, from: minutes, until: minutes };
};

/**
 * The wish after an utterance. What it names replaces what was known in that dimension: a day keeps the hour, an hour the
 * day. What is wanted now is no longer refused, and the reverse.
 */
export function edited(wish: Wish, edits: TimeEdits, proposed: string | null, zone: string): Wish {
  const { wanted: named, refused } = edits;
  const isKept = wish.wanted.length > 0 && !edits.sameHour;
  const known = isKept || !proposed ? wish.wanted : [windowAt(proposed, zone)];
  const wanted = named.length ? namedIn(known, named) : wish.wanted;
  return {
    wanted: wanted.flatMap((window) => withoutRefused(window, refused)),
    refused: [...wish.refused.filter((window) => !named.some((one) => contradicts(one, window))), ...refused].slice(
      -MOST,
    ),
    declined: wish.declined.filter((at) => !named.some((one) => isNamed(one, at, zone))),
  };
}

/** One time changes all alternatives, unless it names the day of one of them; several replace them. */
function namedIn(known: readonly Window[], named: readonly Window[]): Window[] {
  const [only] = named;
  if (!only || named.length > 1 || !known.length) return [...named];
  if (!hasDays(only)) return known.map((window) => narrowed(window, only));
  const same = known.find((window) => window.first === only.first);
  return [narrowed(same ?? known[0]!, only)];
}

/** A window whose day or hours are refused keeps the rest. */
function withoutRefused(window: Window, refused: readonly Window[]): Window[] {
  const kept = refused.reduce((rest, one) => {
    if (hasDays(one) && !hasHours(one) && rest.first === one.first) return { ...rest, first: null, last: null };
    // “We’re closed at noon, tomorrow afternoon”: one hour leaves the others.
    const isWider = isExact(one) && !isExact(rest);
    if (!hasDays(one) && hasHours(one) && !isWider && isSameTime(rest, one))
      return { ...rest, from: null, until: null };
    return rest;
  }, window);
  return hasDays(kept) || hasHours(kept) ? [kept] : [];
}

const isSameTime = (one: Window, other: Window) =>
  one.from !== null && one.from >= (other.from ?? 0) && one.from <= (other.until ?? 1440);

/** Whether a wish takes back a refusal. */
function contradicts(wanted: Window, refused: Window): boolean {
  if (hasDays(refused) && wanted.first !== refused.first) return false;
  if (hasHours(refused) && !(hasHours(wanted) && isSameTime(wanted, refused))) return false;
  return hasDays(refused) || hasHours(refused);
}

/** Whether a wish names exactly this moment. */
const isNamed = (wanted: Window, at: string, zone: string) =>
  hasDays(wanted) &&
  isExact(wanted) &&
  [wanted, inTheEvening(wanted)].some((window) => window && isWithin(Date.parse(at), window, zone));

/** On fewer days than these, what is not free tells nothing of the owner’s hours. */
const TELLING_DAYS = 3;

/** Whether the owner seems to take no calls at the wished hours: on no day any of them is free. */
export function isOutsideHours({ wanted }: Wish, free: readonly string[], zone: string): boolean {
  const times = free.map((at) => dayAndMinutesIn(zone, Date.parse(at)));
  if (new Set(times.map(({ day }) => day)).size < TELLING_DAYS) return false;
  const minutes = times.map((time) => time.minutes);
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)];
  return wanted.length > 0 && wanted.every(isNeverFree);

  function isNeverFree(window: Window) {
    if (!hasHours(window)) return false;
    const [from, until] = [window.from ?? 0, window.until ?? 1440];
    if (from > last || until < first) return true;
    // An hour in which a call begins on some day is one of theirs, at whatever minute.
    const begins = isExact(window) ? from - (from % 60) : from;
    const ends = isExact(window) ? begins + 60 : until;
    return !minutes.some((one) => one >= begins && one < ends);
  }
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Whether the caller refused a moment. A refused day stands for its weekday, “any day but Friday”, but not against a day that
 * is wanted by itself: “not today, next Monday”, said on a Monday.
 */
export function isRefused(at: string, { wanted, refused, declined }: Wish, zone: string): boolean {
  const instant = Date.parse(at);
  if (declined.some((one) => Date.parse(one) === instant)) return true;
  const { day } = dayAndMinutesIn(zone, instant);
  const isWantedDay = wanted.some(({ first, last }) => first === day && last === day);
  return refused.some((window) => {
    if (!hasDays(window)) return isWithin(instant, window, zone);
    const isDay =
      window.first === window.last
        ? day === window.first || (!isWantedDay && weekdayOf(day) === weekdayOf(window.first!))
        : isWithin(instant, { ...window, from: null, until: null }, zone);
    return isDay && isWithin(instant, { ...window, first: null, last: null }, zone);
  });
}

/** Whether a moment is what the caller wants; true if they named nothing. */
export const isWanted = (at: string, { wanted }: Wish, zone: string): boolean =>
  !wanted.length || wanted.some((window) => isWithin(Date.parse(at), window, zone));

/** A day off the wish weighs as much as this many minutes; a day before it more. */
const DAY_OFF = 1440;
const EARLIER = 3;
/** Without a wished day, the next days cost little. */
const LATER_DAY = 90;

/** How far a moment is from what the caller wants, in minutes that matter. */
function distance(at: string, window: Window, zone: string, today: string): number {
  const { day, minutes } = dayAndMinutesIn(zone, Date.parse(at));
  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const before = window.first !== null && day < window.first ? days(day, window.first) : 0;
  const after = window.last !== null && day > window.last ? days(window.last, day) : 0;
  const off =
    window.from !== null && minutes < window.from
      ? (window.from - minutes) * 1.5
      : window.until !== null && minutes > window.until
        ? minutes - window.until
        : 0;
  const waiting = window.first === null ? days(today, day) * LATER_DAY : 0;
  return (before * EARLIER + after) * DAY_OFF + off + waiting;
}

const [NOON, ONE, TWO] = [12 * 60, 13 * 60, 14 * 60];

/** Whether a caller who wants the afternoon would be called at noon, when most people eat. */
const isNoon = (at: string, { wanted }: Wish, zone: string): boolean => {
  const { minutes } = dayAndMinutesIn(zone, Date.parse(at));
  const isAfternoon = ({ from, until }: Window) => from === NOON && until !== null && until > TWO;
  return minutes >= NOON && minutes < ONE && wanted.length > 0 && wanted.every(isAfternoon);
};

/**
 * The free time that fits the wish best, never a refused one: an offered one if it fits, else the earliest that fits, of an
 * hour without a day on the first day that was offered or later, else the nearest. Null if nothing is free. `fits` is false for a time that the caller did not ask for.
 */
export function bestTime(
  wish: Wish,
  free: readonly string[],
  offered: readonly string[],
  zone: string,
  now: Date,
): { at: string; fits: boolean } | null {
  const open = free.filter((at) => !isRefused(at, wish, zone));
  const fitting = open.filter((at) => isWanted(at, wish, zone));
  const likely = fitting.filter((at) => !isNoon(at, wish, zone));
  const most = likely.length ? likely : fitting;
  const dayOf = (at: string) => dayAndMinutesIn(zone, Date.parse(at)).day;
  const since = offered[0] === undefined || wish.wanted.some(hasDays) ? null : dayOf(offered[0]);
  const first =
    most.find((at) => offered.includes(at)) ?? most.find((at) => since !== null && dayOf(at) >= since) ?? most[0];
  if (first) return { at: first, fits: true };
  const today = dayAndMinutesIn(zone, now.getTime()).day;
  const far = (at: string) => Math.min(...wish.wanted.map((window) => distance(at, window, zone, today)));
  const nearest = open.reduce<string | null>((best, at) => (best === null || far(at) < far(best) ? at : best), null);
  return nearest === null ? null : { at: nearest, fits: false };
}
