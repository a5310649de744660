import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatTown } from '#frontend/lib/places/place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Teaser } from '#shared/api/people.ts';

/** What a teaser says outright, as a result row does: other names, towns, and who the sources are. */
export function KnownOpenly({ person }: { person: Teaser }) {
  const { t } = useTranslation('report', { keyPrefix: 'teaser' });
  const { locale } = useLanguage();
  const { also_known_as, lives_in, lived_in, works_in, sources } = person;
  const towns = (some: Teaser['lived_in']) =>
    formats.list(
      some.map((town) => formatTown(town, locale)),
      locale,
    );
  // The head names where someone lives; or, for want of that, the first town that someone lived in.
  const former = lives_in ? lived_in : lived_in.slice(1);
  if (!also_known_as.length && !former.length && !works_in.length && !sources.length) return null;
  return (
    <dl className="openly">
      {also_known_as.length > 0 && <Entry term={t('also')}>{formats.list(also_known_as, locale)}</Entry>}
      {former.length > 0 && <Entry term={t('lived')}>{towns(former)}</Entry>}
      {works_in.length > 0 && <Entry term={t('offices')}>{towns(works_in)}</Entry>}
      {sources.length > 0 && <Entry term={t('sources')}>{formats.list(sources, locale)}</Entry>}
    </dl>
  );
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
