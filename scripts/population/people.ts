import type { RawRecord } from '#functions/people/import/record.ts';
import { growFamily } from '#scripts/population/family.ts';
import { housed } from '#scripts/population/homes.ts';
import { listingOf } from '#scripts/population/listing.ts';
import { phoneLines } from '#scripts/population/phone-lines.ts';
import { pastPeople, referencePeople } from '#scripts/population/reference-people.ts';
import { random } from '#shared/values/chance.ts';

/** The source name of the import; facts also name their own sources. */
export const POPULATION = 'Synthetic population';

/** The format of a seed, which is part of ids and portrait seeds. */
export const SEED = /^[\w-]{1,20}$/;

/** The people who are the same in every population. */
export const written: readonly RawRecord[] = [...referencePeople, ...pastPeople];

/** Share of people without known relatives. */
const ALONE = 0.45;

/**
 * Generates people deterministically by seed: first the reference people and those of the past, then family by family, so that a smaller
 * population is a prefix of a larger one.
 */
export function* people(count: number, seed: string): Generator<RawRecord> {
  if (!SEED.test(seed)) throw new RangeError(`“${seed}” cannot be a seed`);
  yield* firstOf(written, count);
  const lineIn = phoneLines(numbersOf(written));
  for (let left = count - written.length, nth = 1; left > 0; nth++) {
    const chance = random(`${seed}/${nth}`);
    const family = growFamily(chance, `${seed}-${nth}`, chance.happens(ALONE));
    // Families stay complete: if the last one does not fit, people without relatives fill up.
    const fits = family.members.filter(({ listed }) => listed).length <= left;
    const taken = fits ? family : growFamily(random(`${seed}/${nth}/alone`), `${seed}-${nth}a`, true);
    const lives = housed(chance, taken, lineIn);
    for (const member of taken.members) {
      if (!member.listed) continue;
      yield listingOf(seed, taken, member, lives.get(member)!, lineIn);
      left--;
    }
  }
}

/** The first of them that have no relatives. */
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
