import type { ErrorCode } from '#shared/errors/catalogue.ts';

const named: Record<string, ErrorCode> = {
  IR: 'billing.sanctioned-iran',
  SD: 'billing.sanctioned-sudan',
  SY: 'billing.sanctioned-syria',
};

/** Why somebody of these countries may not be served, by the first of them that is on the list; undefined where they may. */
export function sanctionOf(
  countries: readonly (string | null | undefined)[],
  list: readonly string[],
): ErrorCode | undefined {
  // prettier-ignore
  const found = countries.find((country) => country && list.includes(country));
  return found ? (named[found] ?? 'billing.sanctioned') : undefined;
}
