import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The way to the inbox, for who works for support. */
export function InboxLink() {
  const { t } = useTranslation('helpdesk');
  const { language } = useLanguage();
  return <Link to={pathTo('supportInbox', { language })}>{t('title')}</Link>;
}
