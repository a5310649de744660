import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { ChargeId } from '#shared/values/id.ts';

/** Has a receipt issued again with the present billing details. */
export function AddDetails({ of: charge_id }: { of: ChargeId }) {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  const { trigger, error, isMutating } = useAction(receipts.addDetails, { refreshes: [receipts.getReceipt] });
  return (
    <div className="noprint stack [--stack:0.5rem]">
      <p className="small">{t('addLead')}</p>
      {error && <Failure error={error} />}
      <p>
        <Button look="line" size="sm" busy={isMutating} onClick={() => void trigger({ charge_id })}>
          {t('add')}
        </Button>
      </p>
    </div>
  );
}
