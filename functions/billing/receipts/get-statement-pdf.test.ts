import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/get-statement-pdf.ts';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { receipts } from '#shared/api/receipts.ts';

const fixture = billingFixture();
const stores = receiptStores(fixture.table);

test('200: a PDF file of the year', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const read = fixture.client(receipts.getStatementPdf, handler, account_id, { on: stores });
  const { name, pdf } = await read({ year: 2026 });
  expect(name).toBe('calluna-payments-2026.pdf');
  expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  expect((await read({ year: 2025 })).pdf).not.toBe(pdf);
});

test('429: rendering is limited', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const read = fixture.client(receipts.getStatementPdf, handler, account_id, { on: { ...stores, limits: exhausted } });
  await expect(read({ year: 2026 })).rejects.toMatchObject({ code: 'request.too-many' });
});
