import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { savePdf } from '#frontend/features/billing/receipts/save-pdf.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { type ChargeDocument, receipts } from '#shared/api/receipts.ts';
import type { ChargeId } from '#shared/values/id.ts';

/** Saves the receipt of a charge, or the credit note of its refund, as a PDF file. */
export function ReceiptPdf({ of: charge_id, document }: { of: ChargeId; document: ChargeDocument }) {
  const { t } = useTranslation('payments', { keyPrefix: 'pdf' });
  const { language } = useLanguage();
  const { trigger, error, isMutating } = useAction(receipts.getReceiptPdf);
  async function download() {
    const file = await trigger({ charge_id, document, language });
    if (file) savePdf(file);
  }
  return (
    <>
      <Button look="line" size="sm" busy={isMutating} onClick={() => void download()}>
        <Icon of={FileDown} />
        {t(document === 'receipt' ? 'receipt' : 'creditNote')}
      </Button>
      {error && <Failure error={error} onRetry={() => void download()} />}
    </>
  );
}
