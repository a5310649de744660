import '#frontend/styles/notices.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation('shell', { keyPrefix: 'notFound' });
  const { language } = useLanguage();
  return (
    <div className="wrap fail">
      <title>{pageTitle(t('title'))}</title>
      <span className="code404" aria-hidden="true">
        404
      </span>
      <div className="stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p>
          <LinkButton to={pathTo('home', { language })}>{t('home')}</LinkButton>
        </p>
      </div>
    </div>
  );
}
