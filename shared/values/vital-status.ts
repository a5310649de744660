import * as z from 'zod';

import { ageOn, type Birth, type Day, dayOf } from '#shared/values/day.ts';
import { yearsBefore } from '#shared/values/fact-state.ts';

/** Whether a person lives, as far as the sources say. `presumed-deceased`: no source says so, but nobody grows that old. */
export const VitalStatus = z.enum(['living', 'deceased', 'presumed-deceased', 'unknown']);
export type VitalStatus = z.infer<typeof VitalStatus>;

export const isDead = (status: VitalStatus): boolean => status === 'deceased' || status === 'presumed-deceased';

/** A sighting shows that a person lived this many years later, for want of anything else: fewer of the old. */
export const SEEN_YEARS = 10;
/** The term of a senator. */
const SEEN_YEARS_OLD = 6;
const OLD = 70;
/** From this age on, a person without a recent sighting is presumed deceased. */
const OLDEST = 105;

/** What vital status and age follow from. `born_by`: without a birth date, the year by which the person was born. */
export type Life = {
  birth_date: Birth | null;
  born_by?: number | undefined;
  death: Birth | null;
  last_seen: Day | null;
};

/**
 * The vital status on a day. `last_seen` is the latest day on which a source saw the person; where none says when it did,
 * it may be a record of long ago.
 */
export function vitalStatusOf({ birth_date, born_by, death, last_seen }: Life, now: Date): VitalStatus {
  if (death) return 'deceased';
  const years = birth_date && now.getUTCFullYear() - birth_date.year;
  const lasts = years !== null && years < OLD ? SEEN_YEARS : SEEN_YEARS_OLD;
  if (last_seen !== null && last_seen >= yearsBefore(dayOf(now), lasts)) return 'living';
  const bornBy = birth_date?.year ?? born_by;
  return bornBy !== undefined && now.getUTCFullYear() - bornBy >= OLDEST ? 'presumed-deceased' : 'unknown';
}

/** The age of a living person, or at which a person died; null where the sources do not say. */
export function ageOf(life: Life, now: Date): number | null {
  const { birth_date, death } = life;
  if (!birth_date) return null;
  if (death) return ageAtDeath(birth_date, death);
  return vitalStatusOf(life, now) === 'living' ? ageOn(now, birth_date) : null;
}

function ageAtDeath(birth: Birth, death: Birth): number | null {
  const hadBirthday = (death.month ?? 0) >= (birth.month ?? 13);
  const age = death.year - birth.year - (hadBirthday ? 0 : 1);
  return age >= 0 ? age : null;
}
