import type { Clock } from '#functions/nlu/languages/pack.ts';

const two = (minute: number) => String(minute).padStart(2, '0');

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) =>
  `${hour === 1 ? 'à' : 'às'} ${hour}${minute ? `h${two(minute)}` : hour === 1 ? ' hora' : ' horas'}`;
