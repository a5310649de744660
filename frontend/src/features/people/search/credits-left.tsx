import { Trans, useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { billing } from '#shared/api/billing.ts';

/** How many credits a member has left; nothing for a visitor. */
export function CreditsLeft() {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { data: credits } = useEndpoint(billing.getCredits, useSignedIn() ? {} : null);
  if (!credits) return null;
  return <Trans t={t} i18nKey="credits" count={credits.balance} components={{ b: <Count of={credits.balance} /> }} />;
}
