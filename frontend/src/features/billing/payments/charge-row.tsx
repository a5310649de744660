import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Price } from '#frontend/components/bdi.tsx';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { chargeParam, isRefundable } from '#frontend/lib/charge-param.ts';
import { ChargeNote } from '#frontend/features/billing/payments/charge-note.tsx';
import { ChargeState } from '#frontend/features/billing/payments/charge-state.tsx';
import { RowPdf } from '#frontend/features/billing/receipts/row-pdf.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { labelValue } from '#frontend/lib/label-value.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Charge } from '#shared/values/membership.ts';

/** A charge in the table: date, purpose, state and actions. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const { state, period, amount, due_at, paid_at } = charge;
  const what = t('month', { period });
  return (
    <tr className={state === 'void' || state === 'declined' ? 'is-void' : undefined}>
      <td className="when">{write.date(paid_at ?? due_at)}</td>
      <td className="what">
        <Link to={pathTo('charge', { language, charge_id: chargeParam(charge) })}>{what}</Link>
        <small>
          <ChargeNote of={charge} />
        </small>
      </td>
      <td className="stat">
        <ChargeState of={charge} />
      </td>
      <td className="end amt">
        <Price of={amount} />
      </td>
      <td className="end act">
        <Actions of={charge} what={what} />
      </td>
    </tr>
  );
}

/** What the page of a refund is for. */
const refundPages: Partial<Record<Charge['state'], 'follow' | 'whatNow' | 'proof'>> = {
  refunding: 'follow',
  refund_failed: 'whatNow',
  refunded: 'proof',
};

function Actions({ of: charge, what }: { of: Charge; what: string }) {
  const { t } = useTranslation('payments', { keyPrefix: 'charges' });
  const { language, locale } = useLanguage();
  const { state, receipt_number } = charge;
  const at = { language, charge_id: chargeParam(charge) };
  const refundPage = refundPages[state];
  // Labels name the charge, for screen readers.
  const named = (action: string) => labelValue(action, what, locale);
  return (
    <>
      {state === 'planned' && (
        <LinkButton look="ghost" size="sm" to={pathTo('charge', at)} aria-label={named(t('details'))}>
          {t('details')}
        </LinkButton>
      )}
      {state === 'paid' && isRefundable(charge) && (
        <LinkButton look="line" size="sm" to={pathTo('refund', at)} aria-label={named(t('refund'))}>
          {t('refund')}
        </LinkButton>
      )}
      {state === 'unconfirmed' && (
        <LinkButton size="sm" to={pathTo('confirmPayment', at)} aria-label={named(t('confirm'))}>
          {t('confirm')}
        </LinkButton>
      )}
      {refundPage && (
        <LinkButton look="ghost" size="sm" to={pathTo('refund', at)} aria-label={named(t(refundPage))}>
          {t(refundPage)}
        </LinkButton>
      )}
      {receipt_number && (
        <Link className="icon-btn" to={pathTo('receipt', at)} aria-label={named(t('receipt'))}>
          <Icon of={ReceiptText} />
        </Link>
      )}
      {receipt_number && charge.charge_id && (
        <RowPdf of={charge.charge_id} label={named(t('pdf'))} failed={t('pdfFailed')} />
      )}
    </>
  );
}
