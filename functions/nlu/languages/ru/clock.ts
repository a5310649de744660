import type { Clock } from '#functions/nlu/languages/pack.ts';

const two = (minute: number) => String(minute).padStart(2, '0');

const twelve = (hour: number) => hour % 12 || 12;

const russianPart = (hour: number) => {
  if (hour < 4) return 'ночи';
  if (hour < 12) return 'утра';
  return hour < 17 ? 'дня' : 'вечера';
};

/** “9 утра”, “час дня”, “3 часа дня”: an hour by itself is one of twelve. */
const russianHour = (hour: number) => {
  const said = twelve(hour);
  const hours = said === 1 ? 'час' : said < 5 ? `${said} часа` : said;
  return `${hours} ${russianPart(hour)}`;
};

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) => (minute ? `${hour}:${two(minute)}` : russianHour(hour));
