import * as z from 'zod';

import { line, optionalLine } from '#shared/validation/text.ts';
import { hasVatNumbers, isVatNumber } from '#shared/values/vat-number.ts';

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
  /** A VAT number, a CNPJ, an NIF: letters and digits in any script, never looked up. It is printed, and changes no tax. */
  tax_id: optionalLine(32).refine((text) => /^(?:[\p{L}\p{Nd}][\p{L}\p{Nd} ./-]{3,})?$/u.test(text), 'invalid'),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

const printed = ['name', 'street', 'city', 'state', 'postal_code'] as const;

/**
 * Whether a mail program makes a link of a text. A company may be called by its domain (“Acme.com GmbH”), but receipts are
 * mailed, and must not carry a stranger’s links to an address that nobody has confirmed.
 */
const holdsLink = (text: string): boolean =>
  /https?:|\/\/|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]\.\p{L}{2,}[/?#]/iu.test(text);

/** Billing details as they are filled in now: no links, and where businesses have VAT numbers, a tax number in the form of one. */
export const NewBillingDetails = BillingDetails.refine(
  ({ tax_id, country }) => !tax_id || !hasVatNumbers(country) || isVatNumber(tax_id, country),
  { error: 'vat-number', path: ['tax_id'] },
).superRefine((details, context) => {
  for (const field of printed) {
    if (holdsLink(details[field])) context.addIssue({ code: 'custom', message: 'invalid', path: [field] });
  }
});
