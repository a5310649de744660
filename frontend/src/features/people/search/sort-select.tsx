import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Sort, sorts } from '#shared/values/result-filter.ts';

/** In which order the people are. */
export function SortSelect({ sort = 'best', onChange }: { sort: Sort | undefined; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('people', { keyPrefix: 'sort' });
  const id = useId();
  return (
    <div className="results__sort small">
      <label className="muted" htmlFor={id}>
        {t('label')}
      </label>
      <select className="input" id={id} value={sort} onChange={(event) => onChange(event.target.value as Sort)}>
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
