import '#frontend/styles/notices.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation('shell', { keyPrefix: 'notFound' });
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <Link to={pathTo('home', { language })}>{t('home')}</Link>
    </div>
  );
}
