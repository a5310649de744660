import type { Draft, Kind } from '#scripts/suppression/second-noise/draft.ts';
import type { Random } from '#shared/values/chance.ts';

type Birth = NonNullable<Draft['birth']>;

const born = (
  title: string,
  share: number,
  change: (birth: Birth, chance: Random, draft: Draft) => Draft['birth'],
): Kind => ({
  title,
  share,
  part: 'birth',
  change: (draft, { chance }) => draft.birth && { ...draft, birth: change(draft.birth, chance, draft) },
});

/** Years after which nobody is born yet or before which nobody lives are slips that a source drops. */
const plausible = (birth: Birth, year: number): Birth => (year > 1905 && year < 2026 ? { ...birth, year } : birth);
const figures = (birth: Birth, change: (figures: string[]) => string[]) =>
  plausible(birth, Number(change([...String(birth.year)]).join('')));

/** Pairs of figures that look alike on paper. */
const ALIKE: Record<string, string> = {
  0: '6',
  1: '7',
  2: '7',
  3: '8',
  4: '9',
  5: '6',
  6: '0',
  7: '1',
  8: '3',
  9: '4',
};

export const birthKinds: Kind[] = [
  born('no date of birth', 16, () => null),
  born('year of birth only', 16, (birth) => ({ ...birth, month: null })),
  born('year of birth from an age, one off', 12, (birth, chance) => ({
    year: birth.year + (chance.happens(0.5) ? 1 : -1),
    month: null,
  })),
  born('year of birth one off', 5, (birth, chance) => plausible(birth, birth.year + (chance.happens(0.5) ? 1 : -1))),
  // a day at the edge of a month, moved by a time zone
  born('month of birth one off', 8, (birth, chance) => {
    if (!birth.month) return birth;
    const months = birth.year * 12 + birth.month - 1 + (chance.happens(0.7) ? -1 : 1);
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  }),
  // 03/07/1985 is in March or in July; the day is not kept, so any month may come of it
  born('day and month of birth mixed up', 10, (birth, chance) => ({ ...birth, month: chance.between(1, 12) })),
  born('first of January', 8, (birth) => ({ ...birth, month: 1 })),
  born('last two figures of the year swapped', 5, (birth) => figures(birth, ([a, b, c, d]) => [a!, b!, d!, c!])),
  born('figure of the year misread', 5, (birth, chance) => {
    const at = chance.between(2, 3);
    return figures(birth, (all) => all.with(at, ALIKE[all[at]!]!));
  }),
  born('figure of the year mistyped', 4, (birth, chance) =>
    figures(birth, (all) => all.with(3, String((Number(all[3]) + chance.between(1, 9)) % 10))),
  ),
  born('ten years off', 2, (birth, chance) => plausible(birth, birth.year + (chance.happens(0.5) ? 10 : -10))),
  born('a placeholder as date of birth', 3, (_, chance) =>
    chance.pick([
      { year: 1900, month: 1 },
      { year: 1970, month: 1 },
    ]),
  ),
  born('birth of a relative in the same home', 2, (birth, chance, { relatives }) => {
    const known = relatives.flatMap((row) =>
      row.birth_date && typeof row.birth_date === 'object' ? [row.birth_date] : [],
    );
    const other = known.length ? chance.pick(known) : null;
    return other ? { year: other.year, month: other.month ?? null } : birth;
  }),
];
