import type { Clock } from '#functions/nlu/languages/pack.ts';

const two = (minute: number) => String(minute).padStart(2, '0');

const twelve = (hour: number) => hour % 12 || 12;

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) =>
  `${twelve(hour)}${minute ? `:${two(minute)}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
