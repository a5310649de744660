import '#frontend/styles/notices.css';

import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
import { inCapitals, queriedName, storedRequest } from '#frontend/features/people/search/query.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

/** Whether the searcher marked all people found as not meant. */
export const isNobodyMeant = ({ total, results, not_meant }: SearchResults): boolean =>
  total > 0 && total === results.data.length && results.data.every(({ person_id }) => not_meant.includes(person_id));

/**
 * What to try where nobody among the people found is meant: another age, everybody of the last name, or a changed search; where
 * nobody is known to be of the age asked for, another age.
 */
export function NobodyElse({ search }: { search: SearchResults }) {
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  const { t: tPeople } = useTranslation('people');
  const { locale } = useLanguage();
  const { start, busy, failure } = useStartSearch();
  const { age_from, age_to, ...request } = storedRequest(search) ?? { type: search.type, country: 'US' };
  const isAged = age_from !== undefined || age_to !== undefined;
  const last_name = queriedName(search, 'last');
  const isWholeName = queriedName(search, 'first') !== undefined;
  const isNobody = isNobodyMeant(search);
  const isNobodyOfAge = isAged && search.age_counts?.of_age === 0;
  if (!isNobody && !isNobodyOfAge) return null;
  return (
    <section className="stack">
      {isNobody && <p>{tPeople('notMeant.nobodyElse')}</p>}
      <ul className="try">
        {isAged && (
          <li>
            <span>{t('anyAge')}</span>
            <Button look="soft" size="sm" busy={busy} onClick={() => void start(request)}>
              {t('widen')}
            </Button>
          </li>
        )}
        {isNobody && last_name && isWholeName && (
          <li>
            <span>
              <Trans
                t={t}
                i18nKey="surname"
                values={{ name: inCapitals(last_name, locale) }}
                components={{ n: <bdi /> }}
              />
            </span>
            <Button
              look="soft"
              size="sm"
              busy={busy}
              onClick={() => void start({ type: 'name', last_name, country: request.country })}
            >
              {t('search')}
            </Button>
          </li>
        )}
        {isNobody && (
          <li>
            <span>{t(`spelling.${search.type}`)}</span>
            <ChangeSearch look="soft" change>
              {t('change')}
            </ChangeSearch>
          </li>
        )}
      </ul>
      {failure && <LimitFailure error={failure} again={(at) => tPeople('again', { at })} />}
    </section>
  );
}
