import '#frontend/styles/directory.css';
import '#frontend/styles/notices.css';

import { ChevronRight, EyeOff } from 'lucide-react';
import { Fragment, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SearchSlot } from '#frontend/features/directory/search-slot.ts';
import { useAlternates } from '#frontend/features/directory/use-alternates.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';

export type Crumb = { name: string; to: string };
type Kind = 'people' | 'phones' | 'emails';
type Props = {
  /** Each part in its own direction: an Arabic phrase and an English town. */
  title: string[];
  lead?: string | undefined;
  /** How many there are, and where. */
  figures?: ReactNode;
  /** The label of this page in the breadcrumb. */
  here?: string;
  /** The places above this one, from the top. */
  crumbs: Crumb[];
  kind?: Kind;
  indexed: boolean;
  /** The page lists people, not only the places or numbers they are found by. */
  listsPeople?: boolean;
  children: ReactNode;
};

/** The layout of the directory: breadcrumb, heading, and what it never shows. */
export function DirectoryLayout({ title, here, lead, figures, crumbs, kind, indexed, listsPeople, children }: Props) {
  const { t } = useTranslation('directory');
  const { language } = useLanguage();
  useAlternates();
  const isHydrated = useHydrated(); // a header says it of the prerendered page
  const hub = pathTo('directory', { language });
  const above = kind ? [{ name: t('title'), to: hub }, ...crumbs] : [];
  return (
    <div className="wrap wrap--mid dir-page">
      <title>{[...title, 'Calluna'].join(' · ')}</title>
      {isHydrated && !indexed && <meta name="robots" content="noindex" />}
      {above.length > 0 && (
        <nav className="crumbs" aria-label={t('here')}>
          {above.map(({ name, to }) => (
            <Fragment key={to}>
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
              <Icon of={ChevronRight} directional />
            </Fragment>
          ))}
          <span aria-current="page">
            <bdi>{here}</bdi>
          </span>
        </nav>
      )}
      <h1 className="display">
        {title.map((part, i) => (
          <Fragment key={part}>
            {i > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {figures}
      <div className="find dir-find">{use(SearchSlot)}</div>
      {kind && (
        <nav className="dir-tabs" aria-label={t('sections')}>
          {(['people', 'phones', 'emails'] as const).map((each) => (
            <Link key={each} to={`${hub}/${each}`} aria-current={each === kind ? 'true' : undefined}>
              {t(`${each}.title`)}
            </Link>
          ))}
        </nav>
      )}
      {children}
      <div className="note">
        <Icon of={EyeOff} />
        <p>
          {listsPeople && (
            <>
              {t('listShows')}
              <Gap />
            </>
          )}
          {t('rules')}
        </p>
      </div>
    </div>
  );
}
