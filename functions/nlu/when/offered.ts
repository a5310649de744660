import { cuesIn, says } from '#functions/nlu/when/cues-in.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** Which of the times that the assistant has offered is taken: “the first one”, “Monday”, “yes” to a single one. */
export function takenOf(offer: string, answer: string, language: Language, setting: Setting): TimeMention | null {
  const offered = findWhens(offer, language, setting).filter(
    ({ precision, bridged }) => precision !== 'day' && precision !== 'part_of_day' && !bridged,
  );
  if (!offered.length) return null;
  const times = findWhens(answer, language, setting);
  const [first, second] = offered;
  if (times.length) return offered.find((slot) => times.some((time) => isAlike(slot, time))) ?? null;
  if (says(answer, language, 'second')) return second ?? null;
  if (says(answer, language, 'first')) return first ?? null;
  const agrees = says(answer, language, 'agrees') && cuesIn(answer, language, ['unfit']).length === 0;
  return offered.length === 1 && agrees && first ? first : null;
}

const isAlike = (slot: TimeMention, time: TimeMention) =>
  slot.at === time.at ||
  (time.precision === 'day'
    ? slot.at.slice(0, 10) === time.at.slice(0, 10)
    : slot.at.slice(11, 16) === time.at.slice(11, 16));
