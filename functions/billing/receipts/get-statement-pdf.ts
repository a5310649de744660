import { currentDetails } from '#functions/billing/domain/billing-details.ts';
import { printableStatement } from '#functions/billing/receipts/domain/statement.ts';
import { renderPdf } from '#functions/billing/receipts/pdf/render-pdf.tsx';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
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

export const handler = handle(receipts.getStatementPdf, live, async ({ input, member, now }, deps) => {
  const { accountId: account_id } = member;
  const { year, language } = input;
  await deps.limits.take('receipt-made', { account: account_id }, now);
  const [account, charges, history] = await Promise.all([
    deps.accounts.of(account_id),
    deps.charges.all(account_id),
    deps.details.of(account_id),
  ]);
  if (!account) throw new Fault('auth.unauthenticated');
  const printable = printableStatement({
    year,
    charges,
    details: currentDetails(history?.versions ?? []),
    account,
    seller: deps.seller(),
    language: varietyOfMember({ ...account, language: language ?? account.language }),
  });
  const pdf = await renderPdf(printable);
  return { name: `calluna-payments-${year}.pdf`, pdf: pdf.toString('base64') };
});
