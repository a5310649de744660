import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { type Ages, parseAges, ageDecades, overlaps } from '#frontend/features/people/search/ages.ts';
import type { Filters } from '#frontend/features/people/search/filters.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { separatorOf } from '#shared/values/join-details.ts';

type Props = { ages: { value: string; count: number }[]; filters: Filters; onChange: (ages: Ages) => void };

/** How old the people found are: a decade to press, or from which age to which. */
export function AgeFacet({ ages, filters: { age_from, age_to }, onChange }: Props) {
  const { t } = useTranslation('people');
  const { locale } = useLanguage();
  const words = useAgeWords();
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const chosen = { age_from, age_to };
  const decades = ageDecades(ages);
  const most = Math.max(...decades.map(({ count }) => count));
  if (most <= 0) return null;
  const commit = (form: HTMLFormElement) => onChange(parseAges(new FormData(form)));
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
        <legend>{t('filters.age')}</legend>
        <div className="hist">
          {decades.map(({ count, ...decade }) => {
            const isChosen = decade.age_from === age_from && decade.age_to === age_to;
            return (
              <button
                key={decade.age_from}
                type="button"
                disabled={count === 0}
                aria-pressed={isChosen}
                data-on={overlaps(decade, chosen)}
                onClick={() => onChange(isChosen ? { age_from: undefined, age_to: undefined } : decade)}
              >
                <span className="vh">{[words(decade), t('results.people', { count })].join(separatorOf(locale))}</span>
                <small aria-hidden="true">{count > 0 && short.format(count)}</small>
                <i style={{ blockSize: `${(5 + 95 * (count / most)) * 0.03}rem` }} />
                <small aria-hidden="true">
                  {decade.age_from}
                  {decade.age_to === undefined && '+'}
                </small>
              </button>
            );
          })}
        </div>
        <div className="facet__ages">
          <TextField label={t('filters.from')} name="from" inputMode="numeric" maxLength={3} defaultValue={age_from} />
          <TextField label={t('filters.to')} name="to" inputMode="numeric" maxLength={3} defaultValue={age_to} />
        </div>
        <button type="submit" className="vh">
          {t('filters.apply')}
        </button>
      </fieldset>
    </form>
  );
}
