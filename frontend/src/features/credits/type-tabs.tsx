import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { Count as Counted } from '#shared/api/people/search-results.ts';
import { type SearchType, searchTypes } from '#shared/values/search-type.ts';

type Props = { counts: Counted[]; chosen: SearchType | undefined; onChoose: (type: SearchType | undefined) => void };

/** Tabs by search type, with counts. */
export function TypeTabs({ counts, chosen, onChoose }: Props) {
  const { t } = useTranslation('credits', { keyPrefix: 'searches' });
  const countOf = (type: SearchType) => counts.find(({ value }) => value === type)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="tabs" role="group" aria-label={t('type')}>
      <button type="button" aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        {t('all')} <Count of={all} />
      </button>
      {searchTypes
        .filter((type) => countOf(type) > 0 || type === chosen)
        .map((type) => (
          <button key={type} type="button" aria-pressed={type === chosen} onClick={() => onChoose(type)}>
            {t(`types.${type}`)} <Count of={countOf(type)} />
          </button>
        ))}
    </div>
  );
}
