import '#frontend/styles/banner.css';

import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import type { User } from '#shared/api/account.ts';

/** Shown while support views an account: why, until when, and that it is read-only. */
export function SupportBanner({ support }: { support: User['support'] | undefined }) {
  const { t } = useTranslation('account', { keyPrefix: 'support' });
  if (!support) return null;
  return (
    <aside className="banner banner--ink" aria-label={t('label')}>
      <Icon of={Eye} small />
      <b>{t('looks')}</b>
      <span>{t('until', { until: support.until })}</span>
      <span>
        {t('reason')} <bdi>{support.reason}</bdi>
      </span>
    </aside>
  );
}
