import { periodOf } from '#functions/nlu/when/calendar.ts';
import { isNearNoon, type DayPart, type Period, type TimeParts, type Time } from '#functions/nlu/when/time-parts.ts';
import { isCoarser, later, startOf, type Wall } from '#functions/nlu/when/wall.ts';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';

/** How to resolve an hour without am or pm: the next one, or the one in business hours. */
export type Sense = 'next' | 'business';

/** The default hour of each part of the day. */
const hourOfPart: Record<DayPart, number> = {
  dawn: 5,
  morning: 9,
  late_morning: 10,
  noon: 12,
  afternoon: 15,
  late_afternoon: 15,
  evening: 19,
  night: 19,
};

/** The moment that the parts mean, or null. */
export function momentOf(parts: TimeParts, now: Wall, grammar: WhenGrammar, sense: Sense): Period | null {
  const date = periodOf(parts, now, grammar);
  if (date && isCoarser('day', date.grain))
    return date.grain === 'hour' && parts.time
      ? momentOfTime(parts, { ...date, wall: startOf(date.wall, 'day') }, now, grammar, sense)
      : date;
  if (parts.time || parts.part || parts.half) return momentOfTime(parts, date, now, grammar, sense);
  if (!date) return null;
  if (parts.isEnd) return { wall: later(date.wall, 1, date.grain), grain: date.grain };
  return date;
}

function momentOfTime(parts: TimeParts, date: Period | null, now: Wall, grammar: WhenGrammar, sense: Sense): Period {
  const today = startOf(now, 'day');
  const day = date?.wall ?? today;
  const { minute = 0, second = 0, grain = 'part_of_day' } = parts.time ?? {};
  const at = (hour: number, from = day) => from + ((hour * 60 + minute) * 60 + second) * 1000;
  const hours = parts.time
    ? hoursOf(parts.time, parts, sense)
    : [hourOfPart[parts.part ?? (parts.half === 'am' ? 'morning' : 'afternoon')]];
  const isSoon = (hour: number) => !date && hour > 4 && at(hour) > now && at(hour) - now <= SOON;
  const ordered =
    sense === 'business'
      ? [...hours].sort((a, b) => Number(isSoon(b)) - Number(isSoon(a)) || oddness(a) - oddness(b))
      : hours;
  const [likeliest = 0] = ordered;
  if (date && day !== today) return { wall: at(date && likeliest === 24 && !parts.part ? 0 : likeliest), grain };
  const ahead = ordered.find(
    (hour) => at(hour) > now && (sense === 'next' || hours.length === 1 || hour <= 21 || isSoon(hour)),
  );
  if (ahead !== undefined && !(date && likeliest === 24 && !parts.part)) return { wall: at(ahead), grain };
  const stays = date !== null || (grammar.keepsCurrent && (parts.part ?? parts.half) && sense === 'next');
  return { wall: stays ? at(likeliest % 24) : at(likeliest, later(day, 1, 'day')), grain };
}

/** “At six” shortly before six means the next six, even early in the morning. */
const SOON = 90 * 60_000;

/** How far an hour is from business hours. */
const oddness = (hour: number) => (hour < 8 ? 8 - hour : hour > 18 ? 2 * (hour - 18) : 0);

/** The hours that a time can mean, earliest first. */
export function hoursOf({ hour, minute, isCertain }: Time, { half, part }: TimeParts, sense: Sense): number[] {
  const afternoon = hour < 12 ? hour + 12 : hour;
  if (hour > 12) return [hour];
  if (half) return [half === 'am' ? hour % 12 : afternoon];
  if (part === 'dawn') return [hour % 12];
  if (part === 'morning' || part === 'late_morning') return [sense === 'business' && hour < 4 ? afternoon : hour]; // “before lunch, at a quarter to two”
  if (part === 'noon') return [hour < 5 ? hour + 12 : hour];
  if (part === 'afternoon' || part === 'late_afternoon') return [isNearNoon({ hour, minute }) ? hour : afternoon];
  if (part === 'night' && hour < 6) return [hour];
  if (part) return [hour === 12 ? 24 : afternoon];
  if (isCertain || hour === 0) return [hour];
  return [hour, hour + 12];
}
