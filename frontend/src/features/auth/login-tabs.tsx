import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Switches between email and phone login; keeps the query. */
export function LoginTabs() {
  const { t } = useTranslation('auth', { keyPrefix: 'tabs' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const tabs = [
    { path: pathTo('logIn', { language }), icon: Mail, label: t('email') },
    { path: pathTo('logInByPhone', { language }), icon: Phone, label: t('phone') },
  ];
  return (
    <div className="tabs tabs--2" role="group" aria-label={t('label')}>
      {tabs.map(({ path, icon, label }) => (
        <Link key={path} to={path + search} aria-current={pathname === path ? 'page' : undefined}>
          <Icon of={icon} small />
          {label}
        </Link>
      ))}
    </div>
  );
}
