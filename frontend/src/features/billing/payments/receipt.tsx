import '#frontend/styles/payments.css';
import '#frontend/styles/print.css';

import { Printer, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { chargeParam, isRefundable } from '#frontend/lib/charge-param.ts';
import { ReceiptDocument } from '#frontend/features/billing/payments/receipt-document.tsx';
import { useCharge } from '#frontend/features/billing/payments/use-charge.ts';
import { MailReceipt } from '#frontend/features/billing/receipts/mail-receipt.tsx';
import { ReceiptPdf } from '#frontend/features/billing/receipts/receipt-pdf.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { receipts } from '#shared/api/receipts.ts';

/** The receipt of a charge, to read and to print. */
export function Receipt() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { isKnown } = useFormats();
  const { charge, error, mutate } = useCharge();
  const { data: issued } = useEndpoint(receipts.getReceipt, charge?.charge_id ? { charge_id: charge.charge_id } : null);
  return (
    <div className="receipt">
      <title>{`${t('receipt.title')} ${charge?.receipt_number ?? ''} · Calluna`}</title>
      <div className="row row--between noprint">
        <p className="small backlink">
          <Link to={pathTo('payments', { language })}>{t('title')}</Link>
        </p>
        {charge?.receipt_number && (
          <div className="row [--gap:0.5rem]">
            {charge.charge_id && <ReceiptPdf of={charge.charge_id} document="receipt" />}
            {charge.charge_id && charge.refund?.done_at && <ReceiptPdf of={charge.charge_id} document="credit-note" />}
            {/* Once corrected, another one was sent than is shown. */}
            {charge.charge_id && <MailReceipt key={issued?.revised_at ?? 'as issued'} of={charge.charge_id} />}
            <Button look="line" size="sm" onClick={() => window.print()}>
              <Icon of={Printer} />
              {t('receipt.print')}
            </Button>
            {isRefundable(charge) && (
              <LinkButton look="line" size="sm" to={pathTo('refund', { language, charge_id: chargeParam(charge) })}>
                <Icon of={Undo2} directional />
                {t('charges.refund')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!error && !(charge && isKnown) && <Skeleton width="100%" height="30rem" />}
      {charge &&
        isKnown &&
        (charge.receipt_number ? <ReceiptDocument of={charge} /> : <p className="lead">{t('receipt.none')}</p>)}
    </div>
  );
}
