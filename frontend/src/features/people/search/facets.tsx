import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AgeFacet } from '#frontend/features/people/search/age-facet.tsx';
import { ChoiceFacet } from '#frontend/features/people/search/choice-facet.tsx';
import { changed, type Filters } from '#frontend/features/people/search/filters.ts';
import { TileMap } from '#frontend/features/people/search/tile-map.tsx';
import { stateName } from '#frontend/lib/us-states.ts';
import type { SearchResults } from '#shared/api/people.ts';

type Props = { facets: SearchResults['facets']; filters: Filters; total: number };

/** How the people found divide, and what to narrow them by. */
export function Facets({ facets: { states, cities, ages }, filters, total }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const [, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const narrow = (change: Parameters<typeof changed>[1]) =>
    setQuery(changed(filters, change), { preventScrollReset: true });
  const set = [filters.state, filters.city, filters.age_from ?? filters.age_to].filter((each) => each !== undefined);
  return (
    <aside className="facets" aria-label={t('title')}>
      <Button look="line" wide className="only-narrow" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={SlidersHorizontal} /> {t('title')}
        {set.length > 0 && <span className="count">{set.length}</span>}
      </Button>
      <div className="facets__in" data-open={isOpen}>
        <ChoiceFacet
          title={t('where', { count: total })}
          all={t('allStates')}
          choices={states}
          chosen={filters.state}
          nameOf={stateName}
          more={(count) => t('moreStates', { count })}
          onChoose={(state) => narrow({ state, city: undefined })}
        >
          <TileMap states={states} />
        </ChoiceFacet>
        <ChoiceFacet
          title={t('city')}
          all={t('allCities')}
          choices={cities}
          chosen={filters.city}
          more={(count) => t('moreCities', { count })}
          onChoose={(city) => narrow({ city })}
        />
        <AgeFacet ages={ages} filters={filters} onChange={narrow} />
      </div>
    </aside>
  );
}
