import '#frontend/styles/number-card.css';

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { FoundNumber } from '#frontend/features/people/lookup/found-number.tsx';
import { NumberForm } from '#frontend/features/people/lookup/number-form.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';
import type { SearchId } from '#shared/values/id.ts';

/** The page of numbers: a form, and above it the card of the number that was asked about. */
export function NumberPage() {
  const { t } = useTranslation('number', { keyPrefix: 'page' });
  const { search_id } = useParams();
  return (
    <div className="wrap wrap--mid sec stack [--stack:2rem]">
      <title>{pageTitle(t('title'))}</title>
      {search_id ? (
        <FoundNumber key={search_id} search_id={search_id as SearchId} />
      ) : (
        <div className="stack">
          <h1 className="display">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      )}
      <NumberForm key={search_id} title={t(search_id ? 'another' : 'form')} />
      <p className="small muted">{t('free')}</p>
    </div>
  );
}
