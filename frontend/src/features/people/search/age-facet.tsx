import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import type { Filters } from '#frontend/features/people/search/filters.ts';

type Props = {
  ages: { value: string; count: number }[];
  filters: Filters;
  onChange: (ages: { age_from: number | undefined; age_to: number | undefined }) => void;
};

const DECADES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** How old the people found are, by decade, and from which age to which to show them. */
export function AgeFacet({ ages, filters: { age_from, age_to }, onChange }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  if (ages.length === 0) return null;
  const counts = new Map(ages.map(({ value, count }) => [Number(value), count]));
  const most = Math.max(...counts.values());
  const isWithin = (decade: number) => decade + 9 >= (age_from ?? 0) && decade <= (age_to ?? 200);
  const isSet = (age_from ?? age_to) !== undefined;
  const commit = (form: HTMLFormElement) => {
    const { from, to } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    onChange({ age_from: ageOf(from), age_to: ageOf(to) });
  };
  return (
    <form
      className="facet"
      key={`${age_from}-${age_to}`}
      onSubmit={(event) => {
        event.preventDefault();
        commit(event.currentTarget);
      }}
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.value !== event.target.defaultValue)
          commit(event.currentTarget);
      }}
    >
      <fieldset>
        <legend>{t('age')}</legend>
        <div className="hist" aria-hidden="true">
          {DECADES.map((decade) => (
            <i
              key={decade}
              className={isSet && isWithin(decade) ? 'on' : undefined}
              style={{ blockSize: `${8 + 92 * ((counts.get(decade) ?? 0) / most)}%` }}
            />
          ))}
        </div>
        <div className="hist__axis" aria-hidden="true">
          <span>18</span>
          <span>50</span>
          <span>90+</span>
        </div>
        <div className="facet__ages">
          <TextField label={t('from')} name="from" inputMode="numeric" maxLength={3} defaultValue={age_from} />
          <TextField label={t('to')} name="to" inputMode="numeric" maxLength={3} defaultValue={age_to} />
        </div>
        <button type="submit" className="vh">
          {t('apply')}
        </button>
      </fieldset>
    </form>
  );
}

/** An age that can be asked for; nothing where the field says none. */
function ageOf(text = ''): number | undefined {
  const age = Number.parseInt(text, 10);
  return Number.isNaN(age) ? undefined : Math.min(120, Math.max(18, age));
}
