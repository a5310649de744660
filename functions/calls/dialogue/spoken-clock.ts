import type { Language } from '#shared/values/language.ts';

type Clock = (hour: number, minute: number) => string;

const two = (minute: number) => String(minute).padStart(2, '0');
const twelve = (hour: number) => hour % 12 || 12;

/** Russian counts hours by their last digit. */
const russianHours = (hour: number) => {
  if (hour % 10 === 1 && hour !== 11) return `${hour} час`;
  return hour % 10 >= 2 && hour % 10 <= 4 && (hour < 10 || hour > 20) ? `${hour} часа` : `${hour} часов`;
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
  ru: (hour, minute) => (minute ? `${hour}:${two(minute)}` : russianHours(hour)),
  ar: (hour, minute) => `${twelve(hour)}${minute ? `:${two(minute)}` : ''} ${arabicPart(hour)}`,
  ja: (hour, minute) => `${hour}時${minute ? `${minute}分` : ''}`,
};
