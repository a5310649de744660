import type { Clock } from '#functions/nlu/languages/pack.ts';

/** Noon and midnight have no half of the day. */
const japanesePart = (hour: number) => {
  if (hour === 12) return '';
  return hour < 12 ? '午前' : '午後';
};

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) =>
  `${japanesePart(hour)}${hour > 12 ? hour - 12 : hour}時${minute ? `${minute}分` : ''}`;
