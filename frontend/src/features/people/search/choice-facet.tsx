import { type ReactNode, useId, useState } from 'react';

import { Count } from '#frontend/components/bdi.tsx';

/** How many choices are shown before one asks for the rest. */
const FIRST = 5;

type Props = {
  title: string;
  all: string;
  choices: { value: string; count: number }[];
  chosen: string | undefined;
  nameOf?: (value: string) => string;
  more: (count: number) => string;
  onChoose: (value: string | undefined) => void;
  children?: ReactNode;
};

/** A way to narrow the list by one value, with how many people each has. */
export function ChoiceFacet({ title, all, choices, chosen, nameOf = (name) => name, more, onChoose, children }: Props) {
  const group = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = choices.filter(({ value }, i) => showsAll || i < FIRST || value === chosen);
  if (choices.length === 0) return null;
  const choice = (key: string, name: ReactNode, value: string | undefined, count?: number) => (
    <li key={key}>
      <label>
        <input type="radio" name={group} checked={chosen === value} onChange={() => onChoose(value)} />
        <span>{name}</span>
        {count !== undefined && (
          <span className="num">
            <Count of={count} />
          </span>
        )}
      </label>
    </li>
  );
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {children}
      <ul>
        {choice('all', all, undefined)}
        {shown.map(({ value, count }) => choice(`=${value}`, <bdi>{nameOf(value)}</bdi>, value, count))}
      </ul>
      {shown.length < choices.length && (
        <button type="button" className="facet__more" onClick={() => setShowsAll(true)}>
          {more(choices.length - shown.length)}
        </button>
      )}
    </fieldset>
  );
}
