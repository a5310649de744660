import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { type Ages, ageDecades, overlaps, parseAges, textOf } from '#frontend/features/people/search/ages.ts';
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
  return (
    <div className="facet">
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
        <AgeFields chosen={chosen} onChange={onChange} />
      </fieldset>
    </div>
  );
}

/** From which age to which. Both apply together, with Enter or the button: the list must not move under a click elsewhere. */
function AgeFields({ chosen, onChange }: { chosen: Ages; onChange: (ages: Ages) => void }) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const [typed, setTyped] = useState(textOf(chosen));
  const [shown, setShown] = useState(chosen);
  if (shown.age_from !== chosen.age_from || shown.age_to !== chosen.age_to) {
    setShown(chosen);
    setTyped(textOf(chosen));
  }
  const ages = parseAges(typed);
  const isChanged = ages.age_from !== chosen.age_from || ages.age_to !== chosen.age_to;
  const commit = () => {
    setTyped(textOf(ages));
    if (isChanged) onChange(ages);
  };
  const field = (name: 'from' | 'to') => (
    <TextField
      label={t(name)}
      name={name}
      inputMode="numeric"
      maxLength={3}
      value={typed[name]}
      onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <form
      className="facet__ages"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      {field('from')}
      {field('to')}
      <Button look="line" size="sm" type="submit" disabled={!isChanged}>
        {t('apply')}
      </Button>
    </form>
  );
}
