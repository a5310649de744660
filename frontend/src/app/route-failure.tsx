import '#frontend/styles/notices.css';

import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { NotFound } from '#frontend/app/not-found.tsx';
import { asFault } from '#shared/errors/catalogue.ts';

/** A page that could not be shown: its status, 500 where nothing better is known, and why. */
export function RouteFailure() {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const { status, code } = asFault(error);
  return (
    <div className="wrap sec">
      <span className="code404">{status}</span>
      <p className="lead">{t(code)}</p>
    </div>
  );
}
