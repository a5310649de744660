import type { TFunction } from 'i18next';

import type { Teaser } from '#shared/api/people/teaser.ts';

type Life = Pick<Teaser, 'age' | 'birth_date' | 'is_birth_uncertain' | 'death' | 'vital_status'>;

/** The years of a life as far as they are known, of people without an age; null where there is nothing to say. */
export function lifeYears(
  { age, birth_date, is_birth_uncertain, death, vital_status }: Life,
  t: TFunction<'people', 'person'>,
): string | null {
  const year = birth_date && (is_birth_uncertain ? t('mayYear', { year: birth_date.year }) : String(birth_date.year));
  if (death) return year ? t('lifespan', { born: year, died: death.year }) : t('died', { year: death.year });
  if (age !== null || vital_status === 'living') return null;
  const isPresumed = vital_status === 'presumed-deceased';
  if (year) return t(isPresumed ? 'bornPresumedDead' : 'bornUnknown', { year });
  return t(isPresumed ? 'presumedDead' : 'unknownLife');
}

/** In a row of results: the same, but only the year of birth of people who may still live. */
export const rowLife = (life: Life, t: TFunction<'people', 'person'>): string | null =>
  life.birth_date && !life.death && life.age === null && life.vital_status === 'unknown'
    ? t('born', { year: life.birth_date.year })
    : lifeYears(life, t);
