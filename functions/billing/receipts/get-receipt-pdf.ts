import { printableCreditNote, printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { renderPdf } from '#functions/billing/receipts/pdf/render-pdf.tsx';
import { readIssued, receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { sellerOf } from '#functions/platform/seller.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const seller = () => sellerOf(environment());
seller(); // a lasting stage without a seller does not start

const live = { ...receiptStores(table), limits: limiterOf(table), seller };

export const handler = handle(receipts.getReceiptPdf, live, async ({ input, member, now }, deps) => {
  const { charge_id, document, language } = input;
  const { charge, account, descriptor, details } = await readIssued(member.accountId, charge_id, deps);
  await deps.limits.take('receipt-made', { account: member.accountId }, now);
  const issued = {
    charge,
    details,
    account,
    descriptor,
    seller: deps.seller(),
    language: varietyOfMember({ ...account, language: language ?? account.language }),
  };
  const printable = document === 'receipt' ? printableReceipt(issued) : printableCreditNote(issued);
  if (!printable) throw new Fault('billing.charge-not-found'); // nothing was refunded
  const pdf = await renderPdf(printable);
  return { name: `calluna-${document}-${printable.number}.pdf`, pdf: pdf.toString('base64') };
});
