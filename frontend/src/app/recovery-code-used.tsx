import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { auth } from '#shared/api/auth.ts';
import { figures } from '#shared/values/figures.ts';

/** On the page after a login by recovery code: how many are left, and the way to new ones. */
export function RecoveryCodeUsed() {
  const { t } = useTranslation('shell', { keyPrefix: 'codes' });
  const { language } = useLanguage();
  const { data } = useEndpoint(auth.getRecoveryCodes, {});
  if (!data) return null;
  const { left } = data;
  return (
    <div className="banner banner--ink" role="status">
      <Icon of={KeyRound} small />
      <p>
        <b>{t('title')}</b>{' '}
        <span>{left === 0 ? t('none') : t('left', { count: left, of: figures.recoveryCodes })}</span>
      </p>
      <Link to={pathTo('security', { language })}>{t('link')}</Link>
    </div>
  );
}
