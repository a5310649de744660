import type { DayPart, Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import type { Grain } from '#functions/nlu/when/wall.ts';

/** A number of units: an hour and a half is 1.5 of `hour`. */
export type Duration = { n: number; grain: Grain };
/** `isNamed`: noon; `isPlaced`: its ending marks a time of day. */
export type Hour = { hour: number; isCertain: boolean; isNamed?: boolean; isPlaced?: boolean };

/** The values of the elements of rules. */
export type Meanings = {
  count: number;
  ordinal: number;
  hour: Hour;
  leavingHour: Hour;
  minutes: number;
  compact: { hour: number; minute: number };
  dayNumber: number;
  dayOrdinal: number;
  dayPlaced: number;
  monthNumber: number;
  year: number;
  shortYear: number;
  number: number;
  unit: Duration;
  duration: Duration;
  period: Duration;
  within: Duration;
  noNoun: string;
  noUnit: string;
  noCycle: string;
  noMonth: string;
  /** Digits would mean a telephone number. */
  noFigures: string;
  span: Period;
  weekday: number;
  month: number;
  day: number;
  cycle: number;
  plus: number;
  nextDay: number;
  era: number;
  share: number;
  zone: number;
  part: DayPart;
  todays: { days: number; part: DayPart };
  meridiem: 'am' | 'pm';
  /** The beginning of a range of hours, and its end. */
  clock: TimeParts;
  second: TimeParts;
  clockFigures: TimeParts;
  dateFigures: TimeParts;
};
