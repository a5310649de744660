import * as z from 'zod';

import { line, optionalLine } from '#shared/validation/text.ts';
import { isTaxNumber, taxKindsOf } from '#shared/values/tax-number.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** The longest name and the longest line of an address that a receipt has room for. */
export const NAME_MAX = 120;
export const LINE_MAX = 120;

/** Who a receipt is made out to, as the member writes it. Empty where it is not filled in. */
export const BillingDetails = z.strictObject({
  /** A person or a company. */
  name: line(NAME_MAX),
  street: optionalLine(LINE_MAX),
  city: optionalLine(80),
  /** The state, province or prefecture. */
  state: optionalLine(80),
  postal_code: optionalLine(16),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string('required')
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'invalid'),
  /**
   * A VAT number, a CNPJ, an NIF, as it was typed: letters and digits in any script, never looked up. Its kind is read from its
   * form (`taxNumberOf`). It is printed, and changes no tax.
   */
  tax_id: optionalLine(32).refine((text) => /^(?:[\p{L}\p{Nd}][\p{L}\p{Nd} ./-]*)?$/u.test(text), 'invalid'),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

const printed = ['name', 'street', 'city', 'state', 'postal_code'] as const;

/**
 * Whether a mail program makes a link of a text. A company may be called by its domain (“Acme.com GmbH”), but receipts are
 * mailed, and must not carry a stranger’s links to an address that nobody has confirmed.
 */
const holdsLink = (text: string): boolean =>
  /https?:|\/\/|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]\.\p{L}{2,}[/?#]/iu.test(text);

/** What is said of a number that is of none of the kinds of its country: how these look, or where it has one kind, its name. */
function formFault(country: string): MessageKey {
  if (country === 'BR' || country === 'FR' || country === 'TR') return `tax-number.${country}`;
  const [kind] = taxKindsOf(country);
  if (!kind) return 'invalid';
  return kind === 'vat' ? 'vat-number' : `tax-number.${kind}`;
}

/** Billing details as they are filled in now: no links, and a tax number in the form of one of its country. Its check digits are the server’s to compute. */
export const NewBillingDetails = BillingDetails.superRefine((details, context) => {
  const { tax_id, country } = details;
  if (tax_id && (tax_id.length < 4 || !isTaxNumber(tax_id, country)))
    context.addIssue({ code: 'custom', message: formFault(country), path: ['tax_id'] });
  for (const field of printed) {
    if (holdsLink(details[field])) context.addIssue({ code: 'custom', message: 'invalid', path: [field] });
  }
});
