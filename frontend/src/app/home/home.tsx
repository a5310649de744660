import '#frontend/styles/home.css';

import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Fair } from '#frontend/app/home/fair.tsx';
import { HowItWorks } from '#frontend/app/home/how-it-works.tsx';
import { PriceLine, PriceWithDates } from '#frontend/app/home/price.tsx';
import { Specimen } from '#frontend/app/home/specimen.tsx';
import { Sprig } from '#frontend/app/home/sprig.tsx';
import type { HomeState } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { IndexFigures } from '#frontend/features/people/search/index-figures.tsx';
import { SearchCard } from '#frontend/features/people/search/search-card.tsx';
import { lastSearch } from '#frontend/lib/last-search.ts';

/** The home page: the search, what stands behind it, what it costs. */
export function Home() {
  const { t } = useTranslation('home', { keyPrefix: 'hero' });
  const { change, type } = ((useLocation().state as unknown) ?? {}) as HomeState;
  return (
    <>
      <title>{`${t('title')} · Calluna`}</title>
      <section className="hero">
        <div className="wrap">
          <h1>
            <span>{t('find')}</span>
            <span>{t('know')}</span>
          </h1>
          <p className="lead">{t('lead')}</p>
          <div className="hero__card">
            <Sprig />
            <SearchCard previous={change ? lastSearch()?.request : undefined} type={type}>
              <p>
                <Icon of={CalendarCheck} />
                <PriceLine />
              </p>
            </SearchCard>
          </div>
          <IndexFigures />
        </div>
      </section>
      <Specimen />
      <HowItWorks />
      <PriceWithDates />
      <Fair />
    </>
  );
}
