import { dayOfMonth, monthOf, startOf, weekdayOf, type Grain, type Wall } from '#functions/nlu/when/wall.ts';

const dayParts = [
  'dawn',
  'morning',
  'late_morning',
  'noon',
  'afternoon',
  'late_afternoon',
  'evening',
  'night',
] as const;
export type DayPart = (typeof dayParts)[number];

/** A period of the calendar, or a moment, by its start. `recurs`: every year; `days`: a weekend has two. */
export type Period = { wall: Wall; grain: Grain; recurs?: boolean; days?: number };

/** `isCertain`: on a 24-hour clock. */
export type Time = { hour: number; minute: number; second: number; grain: Grain; isCertain: boolean };

/** What a piece of speech says about a moment. The pieces beside it may fill the gaps. */
export type TimeParts = {
  /** A resolved period: tomorrow, next week, in two hours. */
  period?: Period;
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
  /** Of the weekday: the last one, this one, the next one. */
  turn?: number;
  time?: Time;
  half?: 'am' | 'pm';
  part?: DayPart;
  /** Minutes ahead of UTC. */
  zone?: number;
  /** Means the end of the period. */
  isEnd?: boolean;
  /** A bare number: an hour or a day, depending on its neighbours. */
  number?: number;
  /** Only counts beside other words of time. */
  isLoose?: boolean;
  /** The end of a range: “from three to five”. */
  ends?: TimeParts;
};

/** The parts that name a day or a longer period. */
export const dateKeys = ['period', 'year', 'month', 'day', 'weekday', 'turn'] as const;
export const hasDate = (parts: TimeParts) => dateKeys.some((key) => parts[key] !== undefined);

const fine = new Set<Grain>(['second', 'minute']);

/** Merges two parts, or null if they contradict each other. */
export function merge(one: TimeParts, other: TimeParts): TimeParts | null {
  for (const key of Object.keys(other) as (keyof TimeParts)[])
    if (key !== 'period' && one[key] !== undefined && one[key] !== other[key]) return null;
  const period = one.period && other.period ? inner(one.period, other.period) : (one.period ?? other.period);
  if (period === null) return null;
  const both = { ...one, ...other, ...(period && { period }) };
  const isAfternoon = both.part === 'afternoon' || both.part === 'late_afternoon';
  if (isAfternoon && both.time && both.time.hour > 8 && both.time.hour < 12 && !isNearNoon(both.time)) return null;
  if (period && fine.has(period.grain) && (both.time || both.day || both.month || both.part)) return null;
  if (period?.grain === 'day' && !isOn(period.wall, both)) return null;
  return both;
}

/** «Без четверти двенадцать дня» */
export const isNearNoon = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>): boolean => hour === 11 && minute >= 30;

/** The finer of two periods, if the other contains it. */
function inner(one: Period, other: Period): Period | null {
  for (const [small, large] of [[one, other] as const, [other, one] as const])
    if (startOf(small.wall, large.grain) === large.wall) return small;
  return null;
}

/** Whether a day matches the other parts. */
const isOn = (wall: Wall, { day, month, weekday }: TimeParts) =>
  (!day || dayOfMonth(wall) === day) &&
  (!month || monthOf(wall) === month) &&
  (!weekday || weekdayOf(wall) === weekday);

/** Pieces that form one time, and their position. */
export type Group = { parts: TimeParts; from: number; to: number; bridged?: number };
