import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Whether a cancelled membership can be kept now. */
export const canKeep = ({ if_kept, paid_until }: Membership): boolean =>
  if_kept !== null && paid_until !== null && paid_until > serverNow().toISOString();

/** To the page that takes a cancellation back, once it has said what is charged when. */
export function ToKeep({ to }: { to: string }) {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  return (
    <LinkButton look="line" to={to}>
      {t('button')}
    </LinkButton>
  );
}
