import type { Clock } from '#functions/nlu/languages/pack.ts';

const two = (minute: number) => String(minute).padStart(2, '0');

const twelve = (hour: number) => hour % 12 || 12;

const arabicPart = (hour: number) => {
  if (hour < 12) return 'صباحًا';
  if (hour < 13) return 'ظهرًا';
  if (hour < 15) return 'بعد الظهر';
  return hour < 18 ? 'عصرًا' : 'مساءً';
};

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) => `${twelve(hour)}${minute ? `:${two(minute)}` : ''} ${arabicPart(hour)}`;
