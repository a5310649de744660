import type { RawRecord } from '#functions/people/import/record.ts';
import { nameOf } from '#scripts/population/family.ts';
import type { Subject } from '#scripts/population/listing/subject.ts';
import { NOW, years } from '#scripts/population/time.ts';

/** Share of women with a headscarf, by tradition. */
const scarves: Partial<Record<string, number>> = { ar: 0.4, tr: 0.2 };

/** Generated portraits, seeded by appearance; several of one person differ only in details. */
export function portraitsOf({ random, member, observed }: Subject): NonNullable<RawRecord['images']> {
  const { gender, born, tone, key, known } = member;
  const age = NOW - born;
  const scarf = random.happens(gender === 'female' ? (scarves[nameOf(member).tradition] ?? 0) : 0);
  const hints = [gender[0], age > years(62) ? 'senior' : age < years(30) && 'young', `tone${tone}`, scarf && 'scarf'];
  const seed = [...hints.filter(Boolean), key].join(':');
  const count = known === 'thoroughly' ? random.between(1, 4) : random.below(3);
  return Array.from({ length: count }, (_, nth) => {
    const from = NOW - years(1 + nth * 3) - random.below(years(2));
    const span = { from, until: nth === 0 ? null : from + 24 };
    return observed(['web'], span, { portrait: nth === 0 ? seed : `${seed}~${nth + 1}` });
  }).flat();
}
