import { americanCities, type City } from '#scripts/population/cities.ts';

const areaCodes = [...new Set(americanCities.map(({ areaCode }) => areaCode!))];

/** Ranges reserved for fiction by the numbering plans. */
const ranges = {
  /** 555-0100 to 555-0199 of an area code. */
  US: (areaCode: string, nth: number) => `+1${areaCode}55501${String(nth).padStart(2, '0')}`,
  /** Ofcom: 07700 900000 to 900999. */
  GB: (nth: number) => `+447700900${String(nth).padStart(3, '0')}`,
  /** Arcep: 06 39 98 00 00 to 99 99. */
  FR: (nth: number) => `+3363998${String(nth).padStart(4, '0')}`,
};

/**
 * Assigns fictional numbers, distinct until they run out. Beyond some 14,000 people numbers are reused, as in reality.
 */
export function phoneLines(taken: ReadonlySet<string>) {
  const given = new Map<string, number>();
  const count = (range: string) => {
    const nth = given.get(range) ?? 0;
    given.set(range, nth + 1);
    return nth;
  };
  let overflow = 0;

  function american(areaCode: string): string {
    for (let tries = 0; ; tries++) {
      const nth = count(areaCode);
      const code = nth < 100 ? areaCode : areaCodes[overflow++ % areaCodes.length]!;
      const number = ranges.US(code, (nth < 100 ? nth * 37 + 11 : count(code) * 37 + 11) % 100);
      if (!taken.has(number) || tries > 3) return number;
    }
  }

  return ({ country, areaCode }: City): string => {
    if (country === 'GB') return ranges.GB((count('GB') * 371) % 1000);
    if (country === 'FR') return ranges.FR((count('FR') * 3701) % 10_000);
    // an American number for countries without a reserved range
    return american(areaCode ?? areaCodes[count('abroad') % areaCodes.length]!);
  };
}
