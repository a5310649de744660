import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { birthText } from '#frontend/features/people/report/dates.ts';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { beginAt } from '#frontend/lib/begin-at.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import type { Town } from '#shared/api/people.ts';
import type { Birth } from '#shared/values/day.ts';

type Props = {
  name: string;
  age: number | null;
  birth: Birth | null;
  town: Town | null;
  portrait: string | null;
  /** The reader just opened the report: the heading gets the focus. */
  isArrival?: boolean;
  children?: ReactNode;
};

/** The name, age and town above a report or teaser. */
export function PersonHead({ name, age, birth, town, portrait, isArrival = false, children }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'head' });
  const { locale } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) beginAt(heading.current);
  }, [isArrival]);
  return (
    <div className="rep-head">
      <div>
        <BackToResults />
        <div className="rep-id">
          <div>{portrait ? <Portrait seed={portrait} /> : <Initials name={name} />}</div>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            <p>
              {bornText()}{' '}
              {town && (
                <Trans
                  t={t}
                  i18nKey="town"
                  values={{ town: formatTown(town, locale) }}
                  components={{ town: <bdi /> }}
                />
              )}
            </p>
          </div>
        </div>
      </div>
      {children}
    </div>
  );

  function bornText() {
    const born = birth && birthText(birth, locale);
    if (age !== null) return born ? t('ageAndBirth', { count: age, birth: born }) : t('age', { count: age });
    return born && t('birth', { birth: born });
  }
}

/** Back to the search results. */
function BackToResults() {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const [search] = useState(lastSearch);
  if (search?.total === undefined) return null;
  const { search_id, search_query: query, total: count } = search;
  return (
    <p className="small muted back">
      <Link to={pathTo('search', { language, search_id })}>
        <Trans t={t} i18nKey="back" count={count} values={{ query }} components={{ q: <bdi /> }} />
      </Link>
    </p>
  );
}
