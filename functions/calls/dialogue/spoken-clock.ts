import type { Language } from '#shared/values/language.ts';

type Clock = (hour: number, minute: number) => string;

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

/** Noon and midnight have no half of the day. */
const japanesePart = (hour: number) => {
  if (hour === 12) return '';
  return hour < 12 ? '午前' : '午後';
};

const spanishPart = (hour: number) => {
  if (hour < 6) return 'de la madrugada';
  if (hour < 12) return 'de la mañana';
  return hour < 20 ? 'de la tarde' : 'de la noche';
};

const arabicPart = (hour: number) => {
  if (hour < 12) return 'صباحًا';
  if (hour < 15) return 'ظهرًا';
  return hour < 18 ? 'عصرًا' : 'مساءً';
};

/** “At” a number: the ending follows the sound of the word that is said last. */
const turkishAt = (number: number) => {
  const [ones, tens] = [number % 10, Math.floor(number / 10)];
  if (ones) return ['de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'][ones - 1]!;
  return ['da', 'da', 'de', 'da', 'ta', 'de'][tens]!;
};

/** A time of day as people say it, to be read aloud. */
export const spokenClock: Record<Language, Clock> = {
  en: (hour, minute) => `${twelve(hour)}${minute ? `:${two(minute)}` : ''} ${hour < 12 ? 'AM' : 'PM'}`,
  fr: (hour, minute) => `${hour} heure${hour > 1 ? 's' : ''}${minute ? ` ${two(minute)}` : ''}`,
  es: (hour, minute) =>
    `${twelve(hour) === 1 ? 'la' : 'las'} ${twelve(hour)}${minute ? ` y ${minute}` : ''} ${spanishPart(hour)}`,
  pt: (hour, minute) =>
    `${hour === 1 ? 'à' : 'às'} ${hour}${minute ? `h${two(minute)}` : hour === 1 ? ' hora' : ' horas'}`,
  tr: (hour, minute) => `${hour}${minute ? `.${two(minute)}` : ''}’${turkishAt(minute || hour)}`,
  ru: (hour, minute) => (minute ? `${hour}:${two(minute)}` : russianHour(hour)),
  ar: (hour, minute) => `${twelve(hour)}${minute ? `:${two(minute)}` : ''} ${arabicPart(hour)}`,
  ja: (hour, minute) => `${japanesePart(hour)}${hour > 12 ? hour - 12 : hour}時${minute ? `${minute}分` : ''}`,
};
