import '#frontend/styles/geo-map.css';

import { useEffect, useRef, useState } from 'react';

import type { Drawing, Site } from '#frontend/components/geo-map-drawing.ts';
import { layOut, NAME, PIN, type Spot, WHEN } from '#frontend/components/geo-map-layout.ts';

export type Place = Site & Omit<Spot, 'x' | 'y'>;

/** The atlas, loaded with the first map. Undefined while loading, null if it failed. */
function useDrawing(places: readonly Place[]): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>();
  useEffect(() => {
    let wanted = true;
    void import('#frontend/components/geo-map-drawing.ts')
      .then(({ draw }) => draw(places))
      .catch(() => null)
      .then((drawn) => wanted && setDrawing(drawn));
    return () => void (wanted = false);
  }, [places]);
  return drawing;
}

/** How wide the element is on the screen, for words on a map stay as large as words elsewhere. */
function useWidth() {
  const [width, setWidth] = useState(712);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || 712));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Places on a map, numbered and joined in chronological order. `label` describes the map in words. */
export function GeoMap({ places, label }: { places: readonly Place[]; label: string }) {
  const drawing = useDrawing(places);
  const { ref, width } = useWidth();
  if (drawing === null) return null;
  const { width: wide, height: high } = drawing ?? { width: 975, height: 610 };
  return (
    <figure className="map" dir="ltr" ref={ref} aria-busy={!drawing}>
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
        {drawing && (
          <>
            <path className="land" d={drawing.land} />
            <path className="on" d={drawing.on} />
            <path className="edge" d={drawing.edges} />
            <Pins places={places} drawing={drawing} unit={wide / width} />
          </>
        )}
      </svg>
    </figure>
  );
}

function Pins({ places, drawing, unit }: { places: readonly Place[]; drawing: Drawing; unit: number }) {
  const spots = places.map((place, i): Spot => ({ ...place, ...drawing.points[i]! }));
  const { pins, labels, path } = layOut(spots, { ...drawing, unit });
  return (
    <>
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
      {pins.map(({ x, y, half, text, current }) => (
        <g key={text} transform={`translate(${x},${y})`}>
          <rect
            className={current ? 'dot dot--now' : 'dot'}
            x={-half}
            y={-PIN * unit}
            width={half * 2}
            height={PIN * 2 * unit}
            rx={PIN * unit}
            style={{ strokeWidth: 1.75 * unit }}
          />
          <text y={4.5 * unit} style={{ fontSize: 12 * unit }}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
