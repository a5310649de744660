import type { ErrorCode } from '#shared/errors/catalogue.ts';

const named: Record<string, ErrorCode> = {
  IR: 'billing.sanctioned-iran',
  SD: 'billing.sanctioned-sudan',
  SY: 'billing.sanctioned-syria',
};

/** The error for the first of these countries that is sanctioned; undefined where none is. */
export function sanctionOf(
  countries: readonly (string | null | undefined)[],
  list: readonly string[],
): ErrorCode | undefined {
  const match = countries.find((country) => country && list.includes(country));
  return match ? (named[match] ?? 'billing.sanctioned') : undefined;
}
