import '#frontend/styles/notices.css';

import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { NotFound } from '#frontend/app/not-found.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';

const CountryNotice = lazy(() => import('#frontend/app/country-notice.tsx').then(({ loadNotice }) => loadNotice()));

/** A page that could not be shown: its status, 500 where nothing better is known, and what to do. */
export function RouteFailure() {
  const { t } = useTranslation(['shell', 'errors']);
  const { language, locale } = useLanguage();
  const [at] = useState(() => serverNow());
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const { status, code, until } = asFault(error);
  if (isSanction({ code })) {
    return (
      <Suspense>
        <CountryNotice code={code} />
      </Suspense>
    );
  }
  if (status === 429 && until) return <ShortBreak until={until} />;
  return (
    <div className="wrap fail">
      <title>{`${status} · Calluna`}</title>
      <span className="code404">{status}</span>
      <div className="stack">
        <h1 className="display">{t('failed.title')}</h1>
        <p className="lead" role="alert">
          {t(code, { ns: 'errors' })}
        </p>
        <div className="row">
          <Button onClick={() => location.reload()}>
            <Icon of={RotateCw} /> {t('retry')}
          </Button>
          <LinkButton look="line" to={pathTo('home', { language })}>
            {t('notFound.home')}
          </LinkButton>
          <LinkButton look="ghost" to={pathTo('contact', { language })}>
            {t('support')}
          </LinkButton>
        </div>
        <p className="small muted">
          <bdi>{`${formats.date(at, locale)}, ${formats.time(at, locale)}`}</bdi>
        </p>
      </div>
    </div>
  );
}

/** Too much was asked from here: until when that is so. */
function ShortBreak({ until }: { until: string }) {
  const { t } = useTranslation('shell', { keyPrefix: 'rate' });
  const { t: words } = useTranslation('shell');
  const { locale } = useLanguage();
  const time = formats.time(until, locale);
  return (
    <div className="wrap fail">
      <title>{pageTitle(t('title'))}</title>
      <span className="code404" aria-hidden="true">
        429
      </span>
      <div className="stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead" role="alert">
          {t('lead', { time })}
        </p>
        <p>
          <Button look="line" onClick={() => location.reload()}>
            <Icon of={RotateCw} /> {words('retry')}
          </Button>
        </p>
      </div>
    </div>
  );
}
