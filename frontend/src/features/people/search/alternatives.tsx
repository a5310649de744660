import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useAlternatives } from '#frontend/features/people/search/use-alternatives.ts';
import type { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import type { Alternative, SearchState } from '#shared/api/people/search-results.ts';

type Props = { search: SearchState; again: ReturnType<typeof useStartSearch> };

/** Alternative searches with results, each with its count, for a search without results. */
export function Alternatives({ search, again }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  const { t: tPeople } = useTranslation('people');
  const { data, error } = useAlternatives(search);
  if (search.type !== 'name' || error) return null;
  if (!data)
    return (
      <li aria-busy="true">
        <span className="vh">{t('looking')}</span>
        <Skeleton width="18rem" />
      </li>
    );
  return data.alternatives.map(({ kind, request, people: count }) => (
    <li key={`${kind} ${request.search_query}`}>
      <span>
        <Question kind={kind} request={request} /> <span className="muted">{tPeople('results.people', { count })}</span>
      </span>
      <Button look="soft" size="sm" busy={again.busy} onClick={() => void again.start(request)}>
        {kind === 'spelling' || kind === 'last-name' ? t('search') : t('widen')}
      </Button>
    </li>
  ));
}

function Question({ kind, request }: Pick<Alternative, 'kind' | 'request'>) {
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  switch (kind) {
    case 'spelling':
      return (
        <Trans t={t} i18nKey="mean" values={{ name: request.search_query ?? '' }} components={{ n: <NameInBold /> }} />
      );
    case 'anywhere':
      return t('everywhere');
    case 'any-age':
      return t('anyAge');
    case 'last-name':
      return <Trans t={t} i18nKey="surname" values={{ name: request.last_name ?? '' }} components={{ n: <bdi /> }} />;
  }
}

const NameInBold = ({ children }: { children?: ReactNode }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
);
