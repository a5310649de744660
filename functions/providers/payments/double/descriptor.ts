import { invalid } from '#functions/providers/payments/double/errors.ts';

const LONGEST = 22;

/** Validates a statement descriptor: https://docs.stripe.com/get-started/account/statement-descriptors. */
export function checkSuffix(suffix: string | undefined): string | null {
  if (suffix === undefined) return null;
  const param = 'statement_descriptor_suffix';
  if (suffix.length > LONGEST) throw invalid('The statement descriptor suffix is longer than 22 characters.', param);
  if (/[<>\\'"*]/.test(suffix))
    throw invalid('The statement descriptor suffix has a character that is not allowed.', param);
  if (!/[A-Za-z]/.test(suffix))
    throw invalid('The statement descriptor suffix must contain at least one letter.', param);
  return suffix;
}

/** The descriptor on the statement, truncated to its maximum length. */
export const onStatement = (descriptor: string, suffix: string | null) =>
  (suffix ? `${descriptor}* ${suffix}` : descriptor).slice(0, LONGEST);
