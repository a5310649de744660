import { Check, CircleAlert, Hourglass } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ChargeState } from '#frontend/features/billing/payments/charge-state.tsx';
import { isRefundReturned } from '#frontend/features/billing/payments/payment-year.ts';
import { ReceiptTax } from '#frontend/features/billing/payments/receipt-tax.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { AddDetails } from '#frontend/features/billing/receipts/add-details.tsx';
import { BilledTo } from '#frontend/features/billing/receipts/billed-to.tsx';
import { TermsLink } from '#frontend/features/billing/terms-link.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { colonOf } from '#frontend/lib/label-value.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { receipts } from '#shared/api/receipts.ts';
import { support } from '#shared/api/support.ts';
import { addressee } from '#shared/values/addressee.ts';
import { cardName } from '#shared/values/card-name.ts';

/** The receipt of a charge. */
export function ReceiptDocument({ of: charge }: { of: ChargeDetails }) {
  const { t } = useTranslation('payments', { keyPrefix: 'receipt' });
  const { language } = useLanguage();
  const write = useFormats();
  const { charge_id, receipt_number, amount, name, email, paid_at, due_at } = charge;
  const { data: issued } = useEndpoint(receipts.getReceipt, charge_id ? { charge_id } : null);
  return (
    <article className="bill" aria-labelledby="receipt">
      <header>
        <div>
          <h1 id="receipt">{t('title')}</h1>
          <p className="muted">
            <bdi dir="ltr">{receipt_number}</bdi>
          </p>
        </div>
        <p className="bill__sum">
          <Price of={amount} />
          <ChargeState of={charge} />
        </p>
      </header>
      <div className="bill__who">
        <div>
          <h2 className="cap">{t('from')}</h2>
          <SellerLines />
        </div>
        <div>
          <h2 className="cap">{t('to')}</h2>
          <p>
            {issued?.billed_to ? (
              <>
                <BilledTo of={{ ...issued.billed_to, name: addressee(issued.billed_to, language) }} />
                <br />
              </>
            ) : (
              name && (
                <>
                  <b>
                    <bdi>{addressee({ name }, language)}</bdi>
                  </b>
                  <br />
                </>
              )
            )}
            <bdi dir="ltr">{email}</bdi>
          </p>
        </div>
        <div>
          <h2 className="cap">{t('when')}</h2>
          <p>{write.fullMoment(paid_at ?? due_at)}</p>
        </div>
      </div>
      <Items of={charge} />
      {issued?.revised_at && <p className="small">{t('revised', { day: write.date(issued.revised_at) })}</p>}
      {issued?.may_add_details && charge_id && <AddDetails of={charge_id} />}
      <Why of={charge} voided={issued?.void_credit_note_number ?? null} />
      <footer className="small muted">
        <p>{t('foot')}</p>
      </footer>
    </article>
  );
}

/** The seller, as configured. */
function SellerLines() {
  const { t } = useTranslation('payments', { keyPrefix: 'receipt' });
  const { locale } = useLanguage();
  const { data: seller } = useEndpoint(support.getSeller, {});
  if (!seller) return <Skeleton width="12rem" height="6rem" />;
  return (
    <p>
      <b>
        <bdi>{seller.name}</bdi>
      </b>
      <br />
      <bdi>{seller.address}</bdi>
      <br />
      {t('registration') + colonOf(locale)}
      <bdi>{seller.registration}</bdi>
      <br />
      {t('taxId') + colonOf(locale)}
      <bdi dir="ltr">{seller.tax_id}</bdi>
      <br />
      <bdi dir="ltr">{seller.email}</bdi>
      {seller.is_example && (
        <>
          <br />
          <span className="muted">{t('example')}</span>
        </>
      )}
    </p>
  );
}

function Items({ of: charge }: { of: ChargeDetails }) {
  const { t } = useTranslation('payments', { keyPrefix: 'receipt' });
  const write = useFormats();
  const { period, from, until, amount, tax } = charge;
  const refund = isRefundReturned(charge) ? null : charge.refund;
  return (
    <table className="tbl bill__items">
      <caption className="vh">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('period')}</th>
          <th scope="col" className="end">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <b>{t('membership', { period })}</b>
          </td>
          <td>{write.days(from, until)}</td>
          <td className="end">
            <Price of={tax && !tax.inclusive ? tax.net : amount} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        {tax && <ReceiptTax of={tax} />}
        <tr>
          <th scope="row" colSpan={2}>
            {t('paid', { currency: amount.currency })}
          </th>
          <td className="end">
            <Price of={amount} />
          </td>
        </tr>
        {refund && (
          <>
            <tr>
              <th scope="row">{t(refund.done_at ? 'refunded' : 'refunding')}</th>
              <td>{write.fullMoment(refund.done_at ?? refund.asked_at)}</td>
              <td className="end">
                <bdi dir="ltr">{write.minus(amount)}</bdi>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t('left', { currency: amount.currency })}
              </th>
              <td className="end">
                <Price of={{ ...amount, minor_units: 0 }} />
              </td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}

/** What the receipt says of a refund: only one that is done has “refunded”. */
const refundTitles = { refunding: 'states.refunding', refund_failed: 'states.refund_failed' } as const;

type WhyProps = { of: ChargeDetails; voided: string | null };

function Why({ of: charge, voided }: WhyProps) {
  const { t } = useTranslation('payments');
  const { state, agreed, card, descriptor, refund } = charge;
  const isSentAgain = state === 'refunding' && isRefundReturned(charge);
  const write = useFormats();
  return (
    <section aria-labelledby="why">
      <div className="cdh">
        <h2 id="why">{t('receipt.why')}</h2>
      </div>
      <ol className="track">
        {agreed && (
          <li>
            <Icon of={Check} />
            <div>
              <b>{t('receipt.agreed')}</b>
              <p>
                <Trans
                  t={t}
                  i18nKey="receipt.agreedTo"
                  values={{
                    at: write.fullMoment(agreed.at),
                    amount: write.money(agreed.amount),
                    version: agreed.terms_version,
                  }}
                  components={{ ...ltrMark, terms: <TermsLink version={agreed.terms_version} /> }}
                />
              </p>
            </div>
          </li>
        )}
        {card && (
          <li>
            <Icon of={Check} />
            <div>
              <b>{t('receipt.approved')}</b>
              <p>
                <Trans
                  t={t}
                  i18nKey="receipt.approvedBy"
                  values={{ card: cardName(card), descriptor }}
                  components={ltrMark}
                />
              </p>
            </div>
          </li>
        )}
        {refund && isSentAgain && <SentAgain of={refund} />}
        {refund && !isSentAgain && (
          <li>
            <Icon of={refund.done_at ? Check : state === 'refunding' ? Hourglass : CircleAlert} />
            <div>
              <b>{t(state === 'refunding' || state === 'refund_failed' ? refundTitles[state] : 'receipt.returned')}</b>
              <p>
                {t('receipt.returnedWhy', {
                  at: write.fullMoment(refund.done_at ?? refund.asked_at),
                  why: t(`because.${refund.because}`),
                })}
                {state === 'refund_failed' && (
                  <>
                    <Gap />
                    {t('notes.refundStuck')}
                    {voided && (
                      <>
                        <Gap />
                        {t('receipt.creditNoteVoid', { number: voided })}
                      </>
                    )}
                  </>
                )}
              </p>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

/** A refund that the bank returned, and that waits to be sent again. */
function SentAgain({ of: { asked_at, because, failures, next_try_at } }: { of: NonNullable<ChargeDetails['refund']> }) {
  const { t } = useTranslation('payments');
  const write = useFormats();
  return (
    <>
      <li>
        <Icon of={Check} />
        <div>
          <b>{t(`because.${because}`)}</b>
          <p>{write.fullMoment(asked_at)}</p>
        </div>
      </li>
      {failures.map(({ failed_at }) => (
        <li key={failed_at}>
          <Icon of={CircleAlert} />
          <div>
            <b>{t('refund.sentBack')}</b>
            <p>{t('refund.sentBackLead', { at: write.fullMoment(failed_at) })}</p>
          </div>
        </li>
      ))}
      {next_try_at && (
        <li>
          <Icon of={Hourglass} />
          <div>
            <b>{t('refund.nextTry')}</b>
            <p>{write.fullMoment(next_try_at)}</p>
          </div>
        </li>
      )}
    </>
  );
}
