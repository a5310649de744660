import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** How many choices are shown before “more”. */
const MAX_COLLAPSED = 5;

type Props = {
  title: string;
  choices: { value: string; count: number }[];
  chosen: string | undefined;
  nameOf?: (value: string) => string;
  more: (count: number) => string;
  onChoose: (value: string | undefined) => void;
  children?: ReactNode;
};

/** Filters by one value, with counts; choosing it again clears it. */
export function ChoiceFacet({ title, choices, chosen, nameOf = (name) => name, more, onChoose, children }: Props) {
  const { t } = useTranslation('people');
  const [showsAll, setShowsAll] = useState(false);
  const visible = choices.filter(({ value }, i) => showsAll || i < MAX_COLLAPSED || value === chosen);
  const hidden = choices.length - visible.length;
  if (choices.length === 0) return null;
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
              aria-pressed={value === chosen}
              onClick={() => onChoose(value === chosen ? undefined : value)}
            >
              <span className="facet__mark">{value === chosen && <Icon of={Check} small />}</span>
              <span>
                <bdi>{nameOf(value)}</bdi>
                <span className="vh">, {t('results.people', { count })}</span>
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
