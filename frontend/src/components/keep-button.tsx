import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useAction } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { billing } from '#shared/api/billing.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Whether a cancelled membership can be kept now. */
export const canKeep = ({ if_kept, paid_until }: Membership): boolean =>
  if_kept !== null && paid_until !== null && paid_until > serverNow().toISOString();

/** Takes the cancellation back with one click. */
export function KeepButton({ onKept }: { onKept?: (membership: Membership) => void }) {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  const { trigger, error, isMutating } = useAction(billing.keepMembership, { refreshes });
  return (
    <>
      <Button busy={isMutating} onClick={() => void trigger({}).then((kept) => kept && onKept?.(kept))}>
        {t('button')}
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
