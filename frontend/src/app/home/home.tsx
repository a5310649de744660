import '#frontend/styles/home.css';

import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useSearchToEdit } from '#frontend/app/home/use-search-to-edit.ts';
import { Heather } from '#frontend/app/home/heather.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SearchCard } from '#frontend/features/people/search/search-card.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

/** Comes behind the search: a prerendered page shows it already, and only the search must answer at once. */
const rest = import('#frontend/app/home/rest.tsx');
rest.catch(() => undefined); // showing it fails
const Details = lazy(() => rest.then(({ Details }) => ({ default: Details })));
const IndexFigures = lazy(() => rest.then(({ IndexFigures }) => ({ default: IndexFigures })));
const PriceLine = lazy(() => rest.then(({ PriceLine }) => ({ default: PriceLine })));
const MemberHome = lazy(() => rest.then(({ loadMemberHome }) => loadMemberHome()));

/** The home page: for members what they were doing, for others the search, what stands behind it and what it costs. */
export const Home = () =>
  useSignedIn() ? (
    <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
      <MemberHome />
    </Suspense>
  ) : (
    <VisitorHome />
  );

function VisitorHome() {
  const { t } = useTranslation('home', { keyPrefix: 'hero' });
  const search = useSearchToEdit();
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <section className="hero">
        <div className="wrap">
          <h1>
            <span>{t('find')}</span>
            <span>{t('know')}</span>
          </h1>
          <p className="lead">{t('lead')}</p>
          <div className="hero__card">
            <Heather />
            <SearchCard {...search}>
              <p>
                <Icon of={CalendarCheck} />
                <Suspense fallback={<Skeleton width="16rem" />}>
                  <PriceLine />
                </Suspense>
              </p>
            </SearchCard>
          </div>
          <Suspense>
            <IndexFigures />
          </Suspense>
        </div>
      </section>
      <Suspense>
        <Details />
      </Suspense>
    </>
  );
}
