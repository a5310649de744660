import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { BillingDetails, NewBillingDetails } from '#shared/values/billing-details.ts';
import { ChargeId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/** What is issued for a charge: the receipt when it is paid, the credit note when it is refunded. */
export const chargeDocuments = ['receipt', 'credit-note'] as const;
export type ChargeDocument = (typeof chargeDocuments)[number];

/** A PDF file in base64, and a name to save it under. */
const PdfFile = z.object({ name: z.string(), pdf: z.string() });
export type PdfFile = z.infer<typeof PdfFile>;

/** The years of which there can be a statement. */
const Year = z.coerce.number().int().min(2020).max(2100);

/** What a receipt says beyond its charge. */
const Receipt = z.object({
  number: z.string(),
  /** The number of the credit note; null until the refund is done. */
  credit_note_number: z.string().nullable(),
  /** The number of a credit note that counts no more, because its refund did not arrive; null without one. */
  void_credit_note_number: z.string().nullable(),
  /** Who it is made out to, if its member filled that in. */
  billed_to: BillingDetails.nullable(),
  /** When it was last corrected: its billing details were replaced after it was issued. */
  revised_at: z.iso.datetime().nullable(),
  /** It has other billing details than the present ones, and can be issued again with them. */
  may_add_details: z.boolean(),
});

export const receipts = domain('receipts', {
  getReceipt: {
    method: 'GET',
    path: '/billing/charges/{charge_id}/receipt',
    access: 'member',
    summary: 'The receipt of a charge: its number and who it is made out to',
    input: z.strictObject({ charge_id: ChargeId }),
    output: Receipt,
    errors: ['billing.charge-not-found'],
  },
  getReceiptPdf: {
    method: 'GET',
    path: '/billing/charges/{charge_id}/receipt/pdf',
    access: 'member',
    summary: 'The receipt of a charge, or the credit note of its refund, as a PDF file',
    input: z.strictObject({
      charge_id: ChargeId,
      document: z.enum(chargeDocuments).default('receipt'),
      /** By default the member’s. */
      language: z.enum(languages).optional(),
    }),
    output: PdfFile,
    errors: ['billing.charge-not-found', 'request.too-many'],
  },
  mailReceipt: {
    method: 'POST',
    path: '/billing/charges/{charge_id}/receipt/mail',
    access: 'member',
    summary: 'Mail the receipt of a charge to the member again',
    input: z.strictObject({ charge_id: ChargeId }),
    output: z.object({ email: z.string() }),
    errors: ['billing.charge-not-found', 'request.too-many'],
  },
  addDetails: {
    method: 'POST',
    path: '/billing/charges/{charge_id}/receipt/details',
    access: 'member',
    summary: 'Correct a receipt that was issued before: it is made out to the present billing details; idempotent',
    input: z.strictObject({ charge_id: ChargeId }),
    output: Receipt,
    errors: ['billing.charge-not-found', 'request.conflict'],
  },
  getStatementPdf: {
    method: 'GET',
    path: '/billing/statements/{year}/pdf',
    access: 'member',
    summary: 'All payments and refunds of a calendar year in the member’s time zone, as a PDF file',
    input: z.strictObject({ year: Year, language: z.enum(languages).optional() }),
    output: PdfFile,
    errors: ['request.too-many'],
  },
  getDetails: {
    method: 'GET',
    path: '/billing/details',
    access: 'member',
    summary: 'The billing details that receipts are made out to',
    input: z.strictObject({}),
    output: z.object({
      details: BillingDetails.nullable(),
      /** Where the membership was agreed, else where the visitor is, by ISO 3166-1: what a form begins with. */
      country: z.string().nullable(),
    }),
    errors: [],
  },
  setDetails: {
    method: 'PUT',
    path: '/billing/details',
    access: 'member',
    summary: 'Change the billing details of receipts to come, or remove them',
    input: z.strictObject({ details: NewBillingDetails.nullable() }),
    output: z.object({ details: BillingDetails.nullable() }),
    errors: ['billing.no-active-subscription', 'request.conflict', 'request.too-many'],
  },
});
