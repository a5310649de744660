import type { Facts } from '#functions/people/suppression/domain/facts.ts';
import type { NameLikeness } from '#functions/people/suppression/domain/same-person.ts';
import { kinForms, type Traits } from '#functions/people/suppression/domain/traits.ts';
import type { Birth } from '#shared/values/day.ts';
import type { NameFact } from '#shared/values/person.ts';

/**
 * Whether a relative named in someone's record is a removed person: a like name that no birth date contradicts, and
 * something that ties the two, so that another family may have a relative of the same name.
 */
export function isHiddenRelative(
  likeness: NameLikeness | undefined,
  birth: Birth | null,
  holder: { traits: Traits; names: NameFact[] },
  facts: Facts,
): boolean {
  if (likeness !== 'exact' && likeness !== 'same' && likeness !== 'near') return false;
  const year = birth && facts.knows('birth') ? String(birth.year) : null;
  const isSameYear = year !== null && (facts.has('born', year) || facts.has('born', `near ${year}`));
  if (year !== null && !isSameYear) return false;
  const { traits, names } = holder;
  return (
    isSameYear ||
    names.some(({ full_name }) => facts.shared('kin', kinForms(full_name)) > 0) ||
    facts.shared('town', traits.towns) + facts.shared('house', traits.houses) + facts.shared('phone', traits.phones) > 0
  );
}
