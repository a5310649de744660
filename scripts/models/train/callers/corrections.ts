import { namesOf } from '#functions/nlu/languages/speech.ts';
import type { LabelledCall } from '#scripts/models/labelled-calls.ts';

/** Every so many calls: corrections are rare. */
const EVERY = 9;

/**
 * Calls whose caller first says another name: “this is Dora Hale, sorry, Priya Nair”. The other name is the caller’s of
 * another call in the same language.
 */
export function withCorrections(calls: readonly LabelledCall[]): LabelledCall[] {
  const named = calls.filter(
    ({ slots }) => slots.name && /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?$/u.test(slots.name),
  );
  return named.flatMap((call, at) => {
    const { lang, slots, turns } = call;
    if (at % EVERY || lang === 'ja') return [];
    const other = named.find((one, place) => place > at && one.lang === lang)?.slots.name;
    const { correction } = namesOf[lang];
    const said = correction[(at / EVERY) % correction.length]!;
    const place = turns.findIndex(({ who, text }) => who === 'caller' && text.includes(slots.name!));
    if (!other || place < 0) return [];
    const corrected = turns.map((turn, order) =>
      order === place ? { ...turn, text: turn.text.replace(slots.name!, `${other} ${said} ${slots.name!}`) } : turn,
    );
    return [{ ...call, turns: corrected }];
  });
}
