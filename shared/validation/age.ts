import { inLatinDigits } from '#shared/values/digits.ts';

/** An inclusive age range; undefined where it is open. */
export type Ages = { age_from?: number | undefined; age_to?: number | undefined };

export const YOUNGEST = 18;
export const OLDEST = 120;

/** How far a remembered age may be off, as written and as “about”. */
const SLACK = 2;
const ABOUT = 5;

const inRange = (age: number) => Math.min(OLDEST, Math.max(YOUNGEST, age));

/**
 * An age as people write it: “45” is 43 to 47, “about 45” is 40 to 50, “40–50” is a range, “60+” has no end. Undefined if
 * it is none.
 */
export function parseAge(text: string): Ages | undefined {
  const line = inLatinDigits(text).trim();
  const [first, second, ...more] = [...line.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (first === undefined || more.length || first > OLDEST || (second ?? 0) > OLDEST) return undefined;
  if (second !== undefined) {
    const [age_from, age_to] = [first, second].sort((a, b) => a - b) as [number, number];
    return age_to < YOUNGEST ? undefined : { age_from: inRange(age_from), age_to };
  }
  if (first < YOUNGEST) return undefined;
  if (/\d\s*\+$/.test(line)) return { age_from: first };
  const slack = /^\d+$/.test(line) ? SLACK : ABOUT;
  return { age_from: inRange(first - slack), age_to: inRange(first + slack) };
}
