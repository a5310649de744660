import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { Filters } from '#frontend/features/people/search/filters.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { separatorOf } from '#shared/values/join-details.ts';
import { residences } from '#shared/values/result-filter.ts';

type Props = {
  counts: { value: string; count: number }[];
  chosen: Filters['residence'];
  onChoose: (residence: Filters['residence']) => void;
};

/** Whether a place is one of today, or of before. */
export function ResidenceFacet({ counts, chosen, onChoose }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters.residence' });
  const { t: tPeople } = useTranslation('people');
  const { locale } = useLanguage();
  const countOf = (residence: string) => counts.find(({ value }) => value === residence)?.count ?? 0;
  if (!chosen && residences.some((residence) => !countOf(residence))) return null;
  return (
    <div className="facet__residence" role="group" aria-label={t('title')}>
      {[undefined, ...residences].map((residence) => (
        <button
          key={residence ?? 'any'}
          type="button"
          aria-pressed={chosen === residence}
          onClick={() => onChoose(residence)}
        >
          {!residence && t('any')}
          {residence && (
            <>
              <span className="vh">
                {[t(residence), tPeople('results.people', { count: countOf(residence) })].join(separatorOf(locale))}
              </span>
              <span aria-hidden="true">
                {t(residence === 'current' ? 'lives' : 'lived')} <Count of={countOf(residence)} />
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
