import '#frontend/styles/find.css';

import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { FoundNumber } from '#frontend/features/people/lookup/found-number.tsx';
import { SearchForm } from '#frontend/features/people/search/search-form.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';
import type { SearchId } from '#shared/values/id.ts';

/** The page of numbers: a form, and below it the card of the number that was asked about. */
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
      <div className="card numform">
        <SearchForm
          type="phone"
          title={t(search_id ? 'another' : 'form')}
          icon={Phone}
          submit={
            <>
              <Icon of={Phone} /> {t('submit')}
            </>
          }
          className="numform__pane"
          filled={{}}
          page="number"
        >
          {(field) => <PhoneField label={t('label')} {...field('search_query')} />}
        </SearchForm>
      </div>
      <p className="small muted">{t('free')}</p>
    </div>
  );
}
