import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useStateLabel } from '#frontend/features/people/search/use-state-label.ts';
import { usTiles } from '#frontend/lib/us-tiles.ts';

type Props = {
  states: { value: string; count: number }[];
  chosen: readonly string[] | undefined;
  onToggle: (state: string) => void;
};

/**
 * The US states as equal tiles, darker where more results are; a press chooses a state. For the pointer alone: the list
 * below says and does the same for everybody.
 */
export function TileMap({ states, chosen = [], onToggle }: Props) {
  const { locale } = useLanguage();
  const stateLabel = useStateLabel();
  const counts = new Map(states.map(({ value, count }) => [value, count]));
  const most = Math.max(0, ...Object.keys(usTiles).map((code) => counts.get(code) ?? 0));
  if (most === 0) return null;
  return (
    <div className="tiles" aria-hidden="true">
      {Object.entries(usTiles).map(([code, [row, column]]) => {
        const count = counts.get(code) ?? 0;
        const place = { gridRow: row, gridColumn: column };
        if (!count && !chosen.includes(code)) return <i key={code} style={place} />;
        return (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            className={`t${Math.ceil((count / most) * 3)}`}
            aria-pressed={chosen.includes(code)}
            title={`${stateLabel({ state: code, country: 'US' })} ${formats.number(count, locale)}`}
            style={place}
            onClick={() => onToggle(code)}
          />
        );
      })}
    </div>
  );
}
