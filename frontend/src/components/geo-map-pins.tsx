import { layOut, type Move, NAME, PIN, type Spot, WHEN } from '#frontend/components/geo-map-layout.ts';
import type { View } from '#frontend/components/geo-map-view.ts';

type Props = {
  spots: readonly Spot[];
  moves: readonly Move[];
  view: View;
  /** One screen pixel in the units of the map. */
  unit: number;
  /** A pin that several places share was picked. */
  onPick: (spots: readonly Spot[]) => void;
};

/** Pins with their names, and the moves between them. */
export function MapPins({ spots, moves, view, unit, onPick }: Props) {
  const shown = spots.map((spot) => ({ ...spot, x: spot.x - view.x, y: spot.y - view.y }));
  const { pins, labels, path } = layOut(shown, moves, { ...view, unit });
  const back = (some: readonly Spot[]) => some.map((spot) => ({ ...spot, x: spot.x + view.x, y: spot.y + view.y }));
  return (
    <g transform={`translate(${view.x},${view.y})`}>
      <path className="path" d={path} style={{ strokeWidth: 1.75 * unit, strokeDasharray: `${unit} ${5 * unit}` }} />
      {labels.map(({ x, y, anchor, name, when }) => (
        <g key={`${x},${y}`} className="lbl" style={{ strokeWidth: 3 * unit, textAnchor: anchor }}>
          <text x={x} y={y} style={{ fontSize: NAME * unit }}>
            {name}
          </text>
          {when && (
            <text x={x} y={y + (WHEN + 3) * unit} style={{ fontSize: WHEN * unit }}>
              {when}
            </text>
          )}
        </g>
      ))}
      {pins.map(({ x, y, half, text, current, isOffice, spots: members }) => (
        <g
          key={text}
          transform={`translate(${x},${y})`}
          className={members.length > 1 ? 'many' : undefined}
          onClick={members.length > 1 ? () => onPick(back(members)) : undefined}
        >
          <rect
            className={current ? 'dot dot--now' : 'dot'}
            x={-half}
            y={-PIN * unit}
            width={half * 2}
            height={PIN * 2 * unit}
            rx={(isOffice ? 4 : PIN) * unit}
            style={{ strokeWidth: 1.75 * unit }}
          />
          <text y={4.5 * unit} style={{ fontSize: 12 * unit }}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
