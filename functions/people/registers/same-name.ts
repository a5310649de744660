import { fold } from '#functions/names/fold.ts';
import { splitName } from '#functions/people/import/name.ts';
import type { RegisterQuery } from '#functions/providers/registers/port.ts';

type Name = RegisterQuery['names'][number];

/**
 * Whether a name of a register is that of a person: equal first name and surname, and middle names that do not contradict
 * each other. A company with that name in its own is nobody.
 */
export function bearsName(found: string, { first_name, middle_name, last_name }: Name): boolean {
  const other = splitName(found);
  if (!other.first_name || !other.last_name) return false;
  if (fold(other.first_name) !== fold(first_name) || fold(other.last_name) !== fold(last_name)) return false;
  return areCompatible(fold(middle_name ?? ''), fold(other.middle_name ?? ''));
}

function areCompatible(one: string, other: string): boolean {
  if (!one || !other || one === other) return true;
  const isInitial = one.length === 1 || other.length === 1;
  return isInitial && one[0] === other[0];
}
