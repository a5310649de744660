import type { RawRecord } from '#functions/people/import/record.ts';
import { growFamily } from '#scripts/population/family.ts';
import { housed } from '#scripts/population/homes.ts';
import { listingOf } from '#scripts/population/listing/listing.ts';
import { phoneLines } from '#scripts/population/phone-lines.ts';
import { referencePeople } from '#scripts/population/reference-people.ts';
import { lots } from '#shared/values/chance.ts';

/** What the whole is called, as the source of an import. Each fact names its own sources besides. */
export const POPULATION = 'Synthetic population';

/** What a seed may be: it stands in ids and in the seeds of portraits. */
export const SEED = /^[\w-]{1,20}$/;

/** How many of the families are somebody of whom no relatives are known. */
const ALONE = 0.45;

/**
 * So many invented people, always the same ones for the same seed: first the reference people, then family by family,
 * so that a larger population begins with the smaller one.
 */
export function* people(count: number, seed: string): Generator<RawRecord> {
  if (!SEED.test(seed)) throw new RangeError(`“${seed}” cannot be a seed`);
  yield* firstOf(referencePeople, count);
  const lineIn = phoneLines(numbersOf(referencePeople));
  for (let left = count - referencePeople.length, nth = 1; left > 0; nth++) {
    const chance = lots(`${seed}/${nth}`);
    const family = growFamily(chance, `${seed}-${nth}`, chance.happens(ALONE));
    // No family is cut in two: where the last does not fit, people who stand alone take its place.
    const fits = family.members.filter(({ listed }) => listed).length <= left;
    const taken = fits ? family : growFamily(lots(`${seed}/${nth}/alone`), `${seed}-${nth}a`, true);
    const lives = housed(chance, taken, lineIn);
    for (const member of taken.members) {
      if (!member.listed) continue;
      yield listingOf(seed, taken, member, lives.get(member)!, lineIn);
      left--;
    }
  }
}

/** The first so many of them, who know of no others. */
function firstOf(records: readonly RawRecord[], count: number): RawRecord[] {
  const taken = records.slice(0, Math.max(0, count));
  const ids = new Set(taken.map(({ id }) => id));
  return taken.map((record) => ({
    ...record,
    family_members: record.family_members?.filter(({ id }) => !id || ids.has(id)),
  }));
}

const numbersOf = (records: readonly RawRecord[]) =>
  new Set(
    records.flatMap(({ phones = [] }) => phones.map((phone) => (typeof phone === 'string' ? phone : phone.number))),
  );
