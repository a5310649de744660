import type { Clock } from '#functions/nlu/languages/pack.ts';

const two = (minute: number) => String(minute).padStart(2, '0');

/** “At” a number: the ending follows the sound of the word that is said last. */
const turkishAt = (number: number) => {
  const [ones, tens] = [number % 10, Math.floor(number / 10)];
  if (ones) return ['de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'][ones - 1]!;
  return ['da', 'da', 'de', 'da', 'ta', 'de'][tens]!;
};

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) => `${hour}${minute ? `.${two(minute)}` : ''}’${turkishAt(minute || hour)}`;
