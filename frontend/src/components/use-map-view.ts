import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';

import {
  clusterOf,
  firstOf,
  isIn,
  NEAREST,
  panned,
  type View,
  viewOf,
  wholeView,
  zoomed,
} from '#frontend/components/geo-map-view.ts';

type Point = { x: number; y: number };
type MapPoint = Point & { current: boolean };
type MapSize = { width: number; height: number };

const STEP = 1.8;
const PAN = 0.2;
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/** What a reader sees of a map: the cluster of most places and all current ones first; then as they zoom, drag, or press arrow keys. */
export function useMapView(points: readonly MapPoint[], map: MapSize, shape: number) {
  const whole = useMemo(() => wholeView(map, shape), [map, shape]);
  const first = useMemo(() => viewOf(firstOf(points, map), map, shape), [points, map, shape]);
  const [chosen, setChosen] = useState<{ view: View; of: View }>();
  // Another map, or one of another shape, begins anew.
  const view = chosen?.of === first ? chosen.view : first;
  const show = (next: View) => setChosen({ view: next, of: first });
  const grip = useRef<{ x: number; y: number; view: View }>(undefined);

  return {
    view,
    outside: points.filter((point) => !isIn(view, point)).length,
    isWhole: view.width >= whole.width,
    isNearest: view.width <= whole.width / NEAREST + 1e-6,
    zoomIn: () => {
      const next = zoomed(view, STEP, points, whole);
      // Between two places far from each other there is nothing to see.
      const isEmpty = !points.some((point) => isIn(next, point));
      show(isEmpty ? zoomed(view, STEP, clusterOf(points, map), whole) : next);
    },
    zoomOut: () => show(zoomed(view, 1 / STEP, points, whole)),
    showWhole: () => show(whole),
    zoomTo: (some: readonly Point[]) => {
      const near = viewOf(some, map, shape);
      show(near.width < view.width ? near : zoomed(view, STEP, some, whole));
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = ARROWS[event.key];
        if (!by || event.target !== event.currentTarget) return;
        event.preventDefault();
        show(panned(view, ...by, whole));
      },
      onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
        // A finger scrolls the page.
        if (pointerType === 'mouse') grip.current = { x: clientX, y: clientY, view };
      },
      onPointerMove: ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
        if (!grip.current || !buttons) return;
        const { width, height } = currentTarget.getBoundingClientRect();
        const { x, y } = grip.current;
        show(panned(grip.current.view, (x - clientX) / width, (y - clientY) / height, whole));
      },
      onPointerUp: () => (grip.current = undefined),
      onPointerLeave: () => (grip.current = undefined),
    },
  };
}
