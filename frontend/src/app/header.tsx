import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Wordmark } from '#frontend/components/mark.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The top of every page. */
export function Header() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className="top">
        <div className="wrap top__in">
          <Link className="word" to={pathTo('home', { language })}>
            <Wordmark />
          </Link>
        </div>
      </header>
    </>
  );
}
