import { Mail } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { ChargeId } from '#shared/values/id.ts';

/** Mails a receipt to its member again, and says where to. */
export function MailReceipt({ of: charge_id }: { of: ChargeId }) {
  const { t } = useTranslation('payments', { keyPrefix: 'mail' });
  const { trigger, data, error, isMutating } = useAction(receipts.mailReceipt);
  return (
    <>
      <Button look="line" size="sm" busy={isMutating} onClick={() => void trigger({ charge_id })}>
        <Icon of={Mail} />
        {t('send')}
      </Button>
      {error && <Failure error={error} />}
      {data && !error && (
        <p className="small" role="status">
          <Trans t={t} i18nKey="sent" values={{ email: data.email }} components={ltrMark} />
        </p>
      )}
    </>
  );
}
