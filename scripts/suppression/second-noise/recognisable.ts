import { type Draft, fullName } from '#scripts/suppression/second-noise/draft.ts';

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
const digits = (number: string) => number.replace(/\D/g, '').slice(-8);
const house = (street: string | null | undefined) =>
  street ? (street.match(/\d+/)?.[0] ?? '') + plain(street).slice(0, 8) : '';

/** How many values of one list are also in the other, at most `most`. */
function shared(one: string[], other: string[], most: number): number {
  const known = new Set(one.filter(Boolean));
  return Math.min(most, new Set(other.filter((value) => known.has(value))).size);
}

/** What a clerk can hold against the clean record beside the name: 3 for a number or a house, less for a town or a year. */
export function evidence(clean: Draft, noisy: Draft): number {
  const both = (pick: (draft: Draft) => string[], most: number) => shared(pick(clean), pick(noisy), most);
  const [was, is] = [clean.birth, noisy.birth];
  const years = was && is ? Math.abs(was.year - is.year) : 99;
  const birth = years === 0 && was!.month === is!.month ? 2 : years <= 1 ? 1 : 0;
  return (
    3 * both(({ phones }) => phones.map(({ number }) => digits(number)), 2) +
    3 * both(({ emails }) => emails.map(({ email }) => email.toLowerCase()), 2) +
    3 * both(({ addresses }) => addresses.map(({ street }) => house(street)), 2) +
    3 * both(({ profiles }) => profiles.map(({ network, username }) => plain(network + username)), 1) +
    both(({ addresses }) => addresses.map(({ city }) => plain(city)), 2) +
    both(({ relatives }) => relatives.map(({ full_name }) => plain(full_name)), 2) +
    both(
      ({ jobs, schools }) => [
        ...jobs.map(({ employer }) => plain(employer)),
        ...schools.map((row) => plain(row.school)),
      ],
      2,
    ) +
    birth
  );
}

/**
 * Whether a careful clerk who has the clean record beside it would say: the same person. The harder the name, the more
 * else has to agree; a record that says little has to keep all of it, and most of its name.
 */
export function isRecognisable(clean: Draft, noisy: Draft, cost: number): boolean {
  if (!fullName(noisy.name).trim()) return false;
  const kept = evidence(clean, noisy);
  if (kept >= 3 + cost) return true;
  const all = evidence(clean, clean);
  return kept >= all && cost <= (all > 1 ? 1 : 0.5);
}
