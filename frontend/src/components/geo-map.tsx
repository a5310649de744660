import '#frontend/styles/geo-map.css';

import { Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';

import type { Drawing, Site } from '#frontend/components/geo-map-drawing.ts';
import type { Move, Spot } from '#frontend/components/geo-map-layout.ts';
import { MapPins } from '#frontend/components/geo-map-pins.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useMapView } from '#frontend/components/use-map-view.ts';
import { useWidth } from '#frontend/lib/use-width.ts';

export type Place = Site & Omit<Spot, 'x' | 'y'>;

/** The words of a map. */
export type MapWords = {
  /** Describes the map in words. */
  label: string;
  /** That its arrow keys move it. */
  hint: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  outside: (count: number) => string;
};

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

/** Maps are flat on a wide screen, for what is below them matters too. */
const shapeFor = (width: number) => (width < 520 ? 1.35 : 2.8);

type Props = { places: readonly Place[]; moves: readonly Move[]; words: MapWords };

/** Places on a map, numbered, joined where someone moved from one to another. It can be zoomed and moved. */
export function GeoMap({ places, moves, words }: Props) {
  const drawing = useDrawing(places);
  // Words on a map stay as large as words elsewhere.
  const { ref, width } = useWidth(712);
  if (drawing === null) return null;
  const shape = shapeFor(width);
  return (
    <figure className="map" dir="ltr" ref={ref} aria-busy={!drawing}>
      {drawing ? (
        <DrawnMap drawing={drawing} places={places} moves={moves} words={words} width={width} shape={shape} />
      ) : (
        <div className="map__wait" style={{ aspectRatio: shape }} />
      )}
    </figure>
  );
}

function DrawnMap({
  drawing,
  places,
  moves,
  words,
  width,
  shape,
}: Props & { drawing: Drawing; width: number; shape: number }) {
  const spots = useMemo(() => places.map((place, i): Spot => ({ ...place, ...drawing.points[i]! })), [places, drawing]);
  const map = useMapView(spots, drawing, shape);
  const { view } = map;
  return (
    <>
      <div
        className="map__view"
        role="group"
        tabIndex={0}
        aria-label={words.hint}
        style={{ aspectRatio: shape }}
        {...map.handlers}
      >
        <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} role="img" aria-label={words.label}>
          <path className="land" d={drawing.land} />
          <path className="on" d={drawing.on} />
          <path className="edge" d={drawing.edges} />
          <MapPins spots={spots} moves={moves} view={view} unit={view.width / width} onPick={map.zoomTo} />
        </svg>
      </div>
      <div className="map__tools noprint">
        <button type="button" aria-label={words.zoomIn} disabled={map.isNearest} onClick={map.zoomIn}>
          <Icon of={Plus} small />
        </button>
        <button type="button" aria-label={words.zoomOut} disabled={map.isWhole} onClick={map.zoomOut}>
          <Icon of={Minus} small />
        </button>
        {!map.isWhole && (
          <button type="button" onClick={map.showWhole}>
            {words.whole}
          </button>
        )}
      </div>
      {map.outside > 0 && <figcaption className="map__outside">{words.outside(map.outside)}</figcaption>}
    </>
  );
}
