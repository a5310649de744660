import { type Account, accountStore } from '#functions/account/public.ts';
import { type Charge, chargeStore } from '#functions/billing/charge-store.ts';
import { currentDetails, detailsAt } from '#functions/billing/domain/billing-details.ts';
import { issuedCreditNote, voidCreditNote } from '#functions/billing/domain/charge-refund.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { receipts } from '#shared/api/receipts.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';
import type { Card } from '#shared/values/membership.ts';

export const receiptStores = (table: Table) => ({
  accounts: accountStore(table),
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  details: detailsStore(table),
});
type Stores = ReturnType<typeof receiptStores>;

export type PaidCharge = Revised<Charge> & { paid_at: string; receipt_number: string; card: Card };
type IssuedRecord = {
  charge: PaidCharge;
  account: Account;
  descriptor: string;
  /** Who the receipt is made out to. */
  details: BillingDetails | null;
  /** What the member has filled in by now. */
  current: BillingDetails | null;
};

const isPaid = (charge: Revised<Charge>): charge is PaidCharge =>
  charge.paid_at !== null && charge.receipt_number !== null && charge.card !== null;

/** A charge of this account that has a receipt. @throws billing.charge-not-found */
export async function readIssued(
  account_id: AccountId,
  charge_id: ChargeId,
  { accounts, subscriptions, charges, details }: Stores,
): Promise<IssuedRecord> {
  const [charge, account, history] = await Promise.all([
    charges.of(account_id, charge_id),
    accounts.of(account_id),
    details.of(account_id),
  ]);
  if (!charge || !account || !isPaid(charge)) throw new Fault('billing.charge-not-found');
  const consent = await subscriptions.consent(account_id, charge.consent_id);
  const versions = history?.versions ?? [];
  return {
    charge,
    account,
    descriptor: consent?.descriptor ?? '',
    details: charge.billed_to?.details ?? detailsAt(versions, charge.paid_at),
    current: currentDetails(versions),
  };
}

/** Whether the receipt has other details than the present ones. */
export const mayAddDetails = ({ details, current }: Pick<IssuedRecord, 'details' | 'current'>) =>
  current !== null && JSON.stringify(current) !== JSON.stringify(details);

export const receiptView = (issued: IssuedRecord): Output<typeof receipts.getReceipt> => ({
  number: issued.charge.receipt_number,
  credit_note_number: issuedCreditNote(issued.charge),
  void_credit_note_number: voidCreditNote(issued.charge),
  billed_to: issued.details,
  revised_at: issued.charge.billed_to?.at ?? null,
  may_add_details: mayAddDetails(issued),
});
