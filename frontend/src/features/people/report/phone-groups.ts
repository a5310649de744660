import type { Report } from '#shared/api/people/report.ts';
import type { Day } from '#shared/values/day.ts';
import { byState } from '#shared/values/fact-state.ts';

type Phone = Report['phones'][number];
type Address = Report['addresses'][number];

/** An office: its address, if a source links one, and its numbers, the fax last. */
export type Office = { key: string; address: Address | null; numbers: Phone[] };

export type PhoneGroups = {
  /** Numbers that no source links to an office. */
  numbers: Phone[];
  offices: Office[];
  /** Faxes of no office. */
  faxes: Phone[];
  former: Phone[];
};

/**
 * Groups numbers as their sources link them: an office is what one record of a source names as one place. Without such a
 * link a number forms a group of its own. An area code is no link: numbers move with their owners.
 */
export function groupPhones({ phones, addresses }: Pick<Report, 'phones' | 'addresses'>, today: Day): PhoneGroups {
  const sorted = phones.toSorted(byState(today));
  const former = sorted.filter(isFormer);
  const held = sorted.filter((phone) => !isFormer(phone));
  const keys = [...new Set(held.flatMap(({ office }) => office ?? []))];
  const offices = keys
    .map((key) => ({
      key,
      address: addresses.find((address) => address.office === key && !isFormer(address)) ?? null,
      numbers: held.filter(({ office }) => office === key).toSorted((a, b) => faxLast(a) - faxLast(b)),
    }))
    .filter(({ address, numbers }) => address !== null || numbers.length > 1);
  const grouped = new Set(offices.flatMap(({ numbers }) => numbers));
  const alone = held.filter((phone) => !grouped.has(phone));
  return {
    numbers: alone.filter((phone) => !faxLast(phone)),
    offices,
    faxes: alone.filter((phone) => faxLast(phone)),
    former,
  };
}

const isFormer = ({ fact_state }: Phone | Address) => fact_state === 'former';
const faxLast = ({ phone_type }: Phone) => Number(phone_type === 'fax');

/** The addresses that stand with their numbers, and so not among the places. */
export const addressesOf = ({ offices }: PhoneGroups): ReadonlySet<Address> =>
  new Set(offices.flatMap(({ address }) => address ?? []));
