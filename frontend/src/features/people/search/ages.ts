import { OLDEST, YOUNGEST } from '#shared/validation/age.ts';

/** An inclusive age range; undefined where it is open. */
export type Ages = { age_from: number | undefined; age_to: number | undefined };

/** The decades in which grown-ups are, the last open above, each with how many people are of such an age. */
export function ageDecades(counts: readonly { value: string; count: number }[]): (Ages & { count: number })[] {
  const inDecade = (from: number, to: number) =>
    counts.reduce((sum, { value, count }) => (Number(value) >= from && Number(value) <= to ? sum + count : sum), 0);
  return [10, 20, 30, 40, 50, 60, 70, 80, 90].map((decade) => ({
    age_from: Math.max(YOUNGEST, decade),
    age_to: decade === 90 ? undefined : decade + 9,
    count: inDecade(decade, decade === 90 ? OLDEST : decade + 9),
  }));
}

/** Whether a decade overlaps the chosen range; false without one. */
export function overlaps(decade: Ages, { age_from, age_to }: Ages): boolean {
  if (age_from === undefined && age_to === undefined) return false;
  return (decade.age_to ?? OLDEST) >= (age_from ?? 0) && (decade.age_from ?? 0) <= (age_to ?? OLDEST);
}

/** Ages as typed: at least 18, and swapped if reversed. */
export function parseAges(typed: { from: string; to: string }): Ages {
  const [from, to] = [ageIn(typed.from), ageIn(typed.to)];
  if (from !== undefined && to !== undefined && from > to) return { age_from: to, age_to: from };
  return { age_from: from, age_to: to };
}

/** Ages as they are typed. */
export const textOf = ({ age_from, age_to }: Ages) => ({ from: String(age_from ?? ''), to: String(age_to ?? '') });

function ageIn(text: string): number | undefined {
  const age = Number.parseInt(text, 10);
  return Number.isNaN(age) ? undefined : Math.min(OLDEST, Math.max(YOUNGEST, age));
}
