import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';

/** Says why the email address has to be confirmed, and mails the link that does it. */
export function ConfirmEmail({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account', { keyPrefix: 'profile' });
  const { fullMoment } = useFormats();
  const { trigger, data, error, isMutating } = useAction(account.confirmEmail);
  if (data) return <span role="status">{t('mailed', { until: fullMoment(data.expires_at) })}</span>;
  return (
    <>
      {children}
      <Gap />
      <Button look="soft" size="sm" busy={isMutating} onClick={() => void trigger({})}>
        {t('confirmAgain')}
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
