import { FileDown } from 'lucide-react';

import { Icon } from '#frontend/components/icon.tsx';
import { savePdf } from '#frontend/features/billing/receipts/save-pdf.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { ChargeId } from '#shared/values/id.ts';

type Props = { of: ChargeId; label: string; failed: string };

/** Saves the receipt of a row as a PDF file. */
export function RowPdf({ of: charge_id, label, failed }: Props) {
  const { language } = useLanguage();
  const { trigger, error, isMutating } = useAction(receipts.getReceiptPdf);
  async function download() {
    const file = await trigger({ charge_id, language });
    if (file) savePdf(file);
  }
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-busy={isMutating}
        disabled={isMutating}
        onClick={() => void download()}
      >
        <Icon of={FileDown} />
      </button>
      {error && (
        <small className="err" role="alert">
          {failed}
        </small>
      )}
    </>
  );
}
