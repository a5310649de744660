import type { TFunction } from 'i18next';

import { formats } from '#frontend/lib/format.ts';

type Aged = { age: number | null; is_birth_uncertain?: true | undefined };

/** An age in figures, which is said where it may be wrong; null where it is not known. `t` has the phrases of `people.person`. */
export function ageText(
  { age, is_birth_uncertain }: Aged,
  t: TFunction<'people', 'person'>,
  locale: string,
): string | null {
  if (age === null) return null;
  const figures = formats.number(age, locale);
  return is_birth_uncertain ? t('mayAge', { age: figures }) : figures;
}
