import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { separatorOf } from '#shared/values/join-details.ts';

/** How many choices are shown before “more”. */
const MAX_COLLAPSED = 5;

type Props = {
  title: string;
  choices: { value: string; count: number }[];
  chosen: readonly string[] | undefined;
  nameOf?: (value: string) => string;
  more: (count: number) => string;
  onToggle: (value: string) => void;
  children?: ReactNode;
};

/** Filters by any of several values, with the number of people each would add. */
export function ChoiceFacet({ title, choices, chosen = [], nameOf = (name) => name, more, onToggle, children }: Props) {
  const { t } = useTranslation('people');
  const { locale } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  // A value that was chosen stays, so that it can be taken back where nobody has it any more.
  const gone = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const all = [...choices, ...gone.map((value) => ({ value, count: 0 }))];
  const visible = all.filter(({ value }, i) => showsAll || i < MAX_COLLAPSED || chosen.includes(value));
  const hidden = all.length - visible.length;
  if (all.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {children}
      <ul>
        {visible.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              className="facet__choice"
              aria-pressed={chosen.includes(value)}
              onClick={() => onToggle(value)}
            >
              <span className="facet__mark">{chosen.includes(value) && <Icon of={Check} small />}</span>
              <span>
                <bdi>{nameOf(value)}</bdi>
                <span className="vh">
                  {separatorOf(locale)}
                  {t('results.people', { count })}
                </span>
              </span>
              <span className="num" aria-hidden="true">
                <Count of={count} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(hidden > 0 || showsAll) && (
        <button type="button" className="facet__more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('filters.fewer') : more(hidden)}
        </button>
      )}
    </fieldset>
  );
}
