import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { DirectorySkeleton } from '#frontend/features/directory/directory-skeleton.tsx';
import { type Crumb, Frame } from '#frontend/features/directory/frame.tsx';
import { labelOf } from '#frontend/features/directory/letter-groups.ts';
import { LetterIndex } from '#frontend/features/directory/letter-index.tsx';
import { ListedPeople } from '#frontend/features/directory/listed-people.tsx';
import { Pages } from '#frontend/features/directory/pages.tsx';
import { type Place, useDirectory } from '#frontend/features/directory/use-directory.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { directory, DirectoryPage } from '#shared/api/directory.ts';

type Below = DirectoryPage['places'][number];

type Props = {
  kind: 'people' | 'phones' | 'emails';
  of: (typeof directory)[keyof typeof directory];
  place: Place;
  title: string;
  /** This place itself is the last. */
  crumbs: Crumb[];
  /** What the places below it are called together. */
  below: string;
  nameOf: (place: Below) => string;
  pathOf: (place: Below) => string;
  /** Places that are single letters stand in a grid. */
  asLetters?: boolean;
};

/** One page of a directory, wherever it stands: the places below, the letters, the people. */
export function Browse({ kind, of, place, title, crumbs, below, nameOf, pathOf, asLetters }: Props) {
  const { t } = useTranslation('directory');
  const { locale } = useLanguage();
  const heading = useId();
  const { letter, letters, page, error, retry } = useDirectory(of, place);
  const isTop = crumbs.length === 1;
  const isEmpty = !page || (!page.places.length && !page.letters.length && !page.data.length);
  const here = letter === undefined ? crumbs.at(-1)!.name : t('letters', { letters: labelOf(letter) });

  /** As they are called here, where all of them are on the page; a part keeps the order of the whole. */
  function inOrder({ places, next_page_url, prev_page_url }: DirectoryPage): Below[] {
    if (next_page_url !== null || prev_page_url !== null) return places;
    return places.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
  }

  if (error?.code === 'people.not-found' || error?.code === 'request.invalid') return <Nobody kind={kind} />;
  return (
    <Frame
      kind={kind}
      title={letter === undefined ? [title] : [here, crumbs.at(-1)!.name]}
      here={here}
      lead={isTop ? t(`${kind}.lead`) : undefined}
      crumbs={letter === undefined ? crumbs.slice(0, -1) : crumbs}
      indexed={!isEmpty && page.indexed}
    >
      <p className="vh" role="status">
        {page || error ? '' : t('loading')}
      </p>
      <LetterIndex groups={letters} chosen={letter} />
      {error && <Failure error={error} onRetry={retry} />}
      {!page && !error && <DirectorySkeleton />}
      {page && isEmpty && (isTop ? <Empty /> : <p className="lead">{t('nobody.title')}</p>)}
      {page && page.data.length > 0 && <ListedPeople people={page.data} />}
      {page && page.places.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 id={heading}>{below}</h2>
          <ul className={asLetters ? 'letters' : 'dir dir--3'}>
            {inOrder(page).map((each) => (
              <li key={each.key}>
                <Link to={pathOf(each)}>
                  <bdi>{nameOf(each)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page && <Pages page={page} letter={letter} />}
    </Frame>
  );
}

/** Nobody stands there, or not any longer. */
function Nobody({ kind }: { kind: Props['kind'] }) {
  const { t } = useTranslation('directory', { keyPrefix: 'nobody' });
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <title>{`${t('title')} · Calluna`}</title>
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
