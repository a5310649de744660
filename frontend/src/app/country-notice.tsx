import '#frontend/styles/notices.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** Sanctions law forbids us to serve the visitor’s country: what is closed, and what is open to everybody. */
function CountryNotice({ code }: { code: ErrorCode }) {
  const { t } = useTranslation(['country', 'errors']);
  const { language } = useLanguage();
  return (
    <div className="wrap fail">
      <title>{pageTitle(t('title'))}</title>
      <div className="stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead" role="alert">
          {t(code, { ns: 'errors' })}
        </p>
        <p>{t('why')}</p>
        <div className="row">
          <LinkButton to={pathTo('privacyCenter', { language })}>{t('rights')}</LinkButton>
          <LinkButton look="line" to={pathTo('logIn', { language })}>
            {t('membership')}
          </LinkButton>
        </div>
        <dl className="kv">
          <div>
            <dt>{t('how')}</dt>
            <dd>{t('network')}</dd>
          </div>
          <div>
            <dt>{t('open')}</dt>
            <dd>
              {t('openList')}
              <span className="block">
                <RemoveLink to={pathTo('removeListing', { language })} />
              </span>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** The notice, once its phrases are there: it may take the place of any page. */
export async function loadNotice() {
  await loadNamespaces(['country']);
  return { default: CountryNotice };
}
