import { streetKey } from '#functions/people/index/street.ts';
import type { Person } from '#shared/values/person.ts';

type Home = Pick<Person, 'addresses'>;

/** The homes of a record, past ones too, as keys of house number and street: no free page shows them. */
const homesOf = ({ addresses }: Home): string[] =>
  addresses.flatMap(({ kind, street }) => (kind === 'home' && street ? keysOf(street) : []));

/** A street line without a house number is no proof: it has no key. */
function keysOf(line: string): string[] {
  const { house, street } = streetKey(line);
  return house && street ? [`${house} ${street}`] : [];
}

/** Whether a record has a home whose house number and street can be asked for. */
export const hasHome = (person: Home): boolean => homesOf(person).length > 0;

/**
 * Whether a street and house number, as a person writes them, are those of a home on the record: in any spelling that the
 * search knows, with or without a flat, and with or without the town behind a comma.
 */
export function livesAt(person: Home, typed: string): boolean {
  const [beforeComma = ''] = typed.split(',');
  const keys = [...keysOf(typed), ...keysOf(beforeComma)];
  return homesOf(person).some((home) => keys.includes(home));
}
