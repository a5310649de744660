import type { Clock } from '#functions/nlu/languages/pack.ts';

const twelve = (hour: number) => hour % 12 || 12;

const spanishPart = (hour: number) => {
  if (hour < 6) return 'de la madrugada';
  if (hour < 12) return 'de la mañana';
  if (hour === 12) return 'del mediodía';
  return hour < 20 ? 'de la tarde' : 'de la noche';
};

/** “Las nueve y cuarto”, “y media”. */
const spanishMinute = (minute: number) => {
  if (!minute) return '';
  if (minute === 15) return ' y cuarto';
  return minute === 30 ? ' y media' : ` y ${minute}`;
};

/** A time of day as people say it, to be read aloud. */
export const clock: Clock = (hour, minute) =>
  `${twelve(hour) === 1 ? 'la' : 'las'} ${twelve(hour)}${spanishMinute(minute)} ${spanishPart(hour)}`;
