import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { formatTown } from '#frontend/lib/places/place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';

/** What a teaser says outright, as a result row does: other names, towns, and who the sources are. */
export function KnownOpenly({ person }: { person: Teaser }) {
  const { t } = useTranslation('report', { keyPrefix: 'teaser' });
  const { locale } = useLanguage();
  const { also_known_as, lives_in, last_known_in, lived_in, works_in, sources } = person;
  const namesOf = (towns: Teaser['lived_in']) => towns.map((town) => formatTown(town, locale));
  // The head names where someone lives or, for want of that, the first town that someone lived in.
  const former = lives_in || last_known_in ? lived_in : lived_in.slice(1);
  return (
    <dl className="openly">
      <Entry term={t('also')} values={also_known_as} />
      <Entry term={t('lived')} values={namesOf(former)} />
      <Entry term={t('offices')} values={namesOf(works_in)} />
      <Entry term={t('sources')} values={sources} />
    </dl>
  );
}

function Entry({ term, values }: { term: string; values: readonly string[] }) {
  if (!values.length) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {values.map((value, i) => (
          <Fragment key={value}>
            {i > 0 && ' · '}
            <bdi>{value}</bdi>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
