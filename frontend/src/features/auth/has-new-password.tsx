import '#frontend/styles/notices.css';

import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Icon } from '#frontend/components/icon.tsx';

/** What whoever has just set a new password is told where they log in with it. */
export function HasNewPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { state } = useLocation() as { state: { isReset?: boolean } | null };
  if (!state?.isReset) return null;
  return (
    <div className="note note--ok" role="status">
      <Icon of={CircleCheck} />
      <p>{t('saved')}</p>
    </div>
  );
}
