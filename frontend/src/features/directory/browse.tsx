import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { type Crumb, DirectoryLayout } from '#frontend/features/directory/directory-layout.tsx';
import { Count } from '#frontend/features/directory/count.tsx';
import { countOf, figureOf, type LetterCount, letterLabel } from '#frontend/features/directory/letter-groups.ts';
import { LetterIndex } from '#frontend/features/directory/letter-index.tsx';
import { ListedPeople } from '#frontend/features/directory/listed-people.tsx';
import { Pager } from '#frontend/features/directory/pager.tsx';
import { type Place, useDirectory } from '#frontend/features/directory/use-directory.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import type { directory, DirectoryPage } from '#shared/api/directory.ts';

type ChildPlace = DirectoryPage['places'][number];

type Props = {
  kind: 'people' | 'phones' | 'emails';
  of: (typeof directory)[keyof typeof directory];
  place: Place;
  title: string;
  /** This place itself is the last. */
  crumbs: Crumb[];
  /** The heading of the child places. */
  below: string;
  nameOf: (place: ChildPlace) => string;
  pathOf: (place: ChildPlace) => string;
  /** What a child place is beside its name. */
  detailOf?: (place: ChildPlace) => ReactNode;
  /** What is said of this place beside its name. */
  aboutOf?: (page: DirectoryPage) => string | undefined;
  /** The country of its people, where they are of one. */
  country?: string | undefined;
  /** Child places that come last, in whichever language. */
  isLast?: (place: ChildPlace) => boolean;
  /** Places that are single letters stand in a grid. */
  asLetters?: boolean;
};

/** A page of the directory: child places, letters, people. */
export function Browse({ kind, of, place, title, crumbs, below, nameOf, pathOf, asLetters, ...more }: Props) {
  const { detailOf, aboutOf, country, isLast = () => false } = more;
  const { t } = useTranslation('directory');
  const { language, locale } = useLanguage();
  const heading = useId();
  const { letter, level, page, error, retry } = useDirectory(of, place);
  const letters = level?.letters ?? [];
  const counts = level?.letter_counts ?? [];
  const isTop = crumbs.length === 1;
  const showsLetters = letter !== undefined || !page?.data.length; // everybody may be on the page
  const isEmpty = !page || (!page.places.length && !page.letters.length && !page.data.length);
  const placeName = letter === undefined ? crumbs.at(-1)!.name : t('letters', { letters: letterLabel(letter) });

  /** Sorted by local name if all are on the page; a part keeps the server’s order. */
  function inOrder({ places, next_page_url, prev_page_url }: DirectoryPage): ChildPlace[] {
    if (next_page_url !== null || prev_page_url !== null) return places;
    const { compare } = new Intl.Collator(locale);
    return places.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)) || compare(nameOf(a), nameOf(b)));
  }

  if (error?.code === 'people.not-found' || error?.code === 'request.invalid') return <Nobody kind={kind} />;
  return (
    <DirectoryLayout
      kind={kind}
      title={letter === undefined ? [title] : [placeName, crumbs.at(-1)!.name]}
      here={placeName}
      lead={isTop ? t(`${kind}.lead`) : level && aboutOf?.(level)}
      figures={level && <Figures count={letter === undefined ? level.count : countOf(letter, letters, counts)} />}
      crumbs={letter === undefined ? crumbs.slice(0, -1) : crumbs}
      indexed={!isEmpty && page.indexed}
      listsPeople={Boolean(page?.data.length)}
    >
      <p className="vh" role="status">
        {page || error ? '' : t('loading')}
      </p>
      {showsLetters && <LetterIndex groups={letters} counts={counts} chosen={letter} />}
      {error && <LimitFailure error={error} again={(at) => t('again', { at })} onRetry={retry} />}
      {!page && !error && <DirectorySkeleton />}
      {page && isEmpty && (isTop ? <Empty /> : <p className="lead">{t('nobody.title')}</p>)}
      {page && page.data.length > 0 && <ListedPeople people={page.data} country={country} />}
      {page && page.data.length > 0 && (
        <p className="small">
          <RemoveLink to={pathTo('removeListing', { language })} />
        </p>
      )}
      {page && page.places.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 id={heading}>{below}</h2>
          <ul className={asLetters ? 'letters' : 'dir dir--3'}>
            {inOrder(page).map((each) => (
              <li key={each.key}>
                <Link to={pathOf(each)}>
                  <bdi>{nameOf(each)}</bdi>
                </Link>
                <Count count={each.count} className={asLetters ? 'letters__count num' : 'num small'} />
                {detailOf?.(each)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {page && <Pager page={page} letter={letter} />}
    </DirectoryLayout>
  );
}

/** How many people a list has at least. */
function Figures({ count }: { count: LetterCount }) {
  const { t } = useTranslation('directory', { keyPrefix: 'count' });
  const { locale } = useLanguage();
  if (count === null) return null;
  const { isFew, figure } = figureOf(count);
  const number = new Intl.NumberFormat(locale).format(figure);
  return (
    <p className="small muted dir-figures">
      {t(isFew ? 'fewPeople' : 'people', { number })}
      {!isFew && (
        <>
          <Gap />
          {t('daily')}
        </>
      )}
    </p>
  );
}

/** The place does not exist, or no longer. */
function Nobody({ kind }: { kind: Props['kind'] }) {
  const { t } = useTranslation('directory', { keyPrefix: 'nobody' });
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <title>{pageTitle(t('title'))}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={t('title')} lead={t('lead')}>
        <div className="row">
          <LinkButton to={`${pathTo('directory', { language })}/${kind}`}>{t('directory')}</LinkButton>
          <LinkButton look="line" to={pathTo('home', { language })}>
            {t('search')}
          </LinkButton>
        </div>
      </EmptyState>
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('directory', { keyPrefix: 'empty' });
  return (
    <div className="stack">
      <h2>{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
    </div>
  );
}

/** The shape of a list that is still on its way. */
function DirectorySkeleton() {
  return (
    <ul className="dir dir--2" aria-hidden="true">
      {[52, 40, 61, 47, 55, 38, 58, 44].map((width) => (
        <li key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="2.5rem" />
          <Skeleton width="30%" />
        </li>
      ))}
    </ul>
  );
}
