/** The part of a map that is in view, in the map's units. */
export type View = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The whole map, in a view of this shape (width by height). */
export function wholeView({ width, height }: Size, shape: number): View {
  const wide = Math.max(width, height * shape);
  return { x: (width - wide) / 2, y: (height - wide / shape) / 2, width: wide, height: wide / shape };
}

/** How much nearer than the whole map a view may come. */
export const NEAREST = 16;
/** A place alone needs its surroundings to be recognised. */
const ALONE = 4;
/** Room for pins and their names at the edges, as a part of the view. */
const EDGE = 0.2;

/** The smallest view that shows these points, no nearer than the atlas bears. */
export function viewOf(points: readonly Point[], map: Size, shape: number): View {
  const whole = wholeView(map, shape);
  if (!points.length) return whole;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(right - left, (bottom - top) * shape) / (1 - 2 * EDGE);
  const nearest = needed > 0 ? NEAREST : ALONE;
  const width = Math.min(whole.width, Math.max(whole.width / nearest, needed));
  return within(
    { x: (left + right - width) / 2, y: (top + bottom - width / shape) / 2, width, height: width / shape },
    whole,
  );
}

/** Points that lie this near to each other, as a part of the map's width, are one cluster. */
const REACH = 0.11;

/** The cluster that most of these points belong to, else all. */
export function clusterOf<P extends Point>(points: readonly P[], { width }: Size): readonly P[] {
  const clusters: P[][] = [];
  for (const point of points) {
    const near = clusters.filter((cluster) =>
      cluster.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= width * REACH),
    );
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...near.flat(), point]);
  }
  const places = (cluster: readonly Point[]) =>
    new Set(cluster.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size;
  const largest = clusters.toSorted((a, b) => places(b) - places(a))[0];
  return largest && places(largest) > 2 && places(largest) > places(points) / 2 ? largest : points;
}

/** The points to begin with: the cluster of most of them, and every current one. */
export function firstOf<P extends Point & { current: boolean }>(points: readonly P[], map: Size): readonly P[] {
  const cluster = new Set(clusterOf(points, map));
  return points.filter((point) => point.current || cluster.has(point));
}

/** Nearer (a factor above 1) or further, about the middle of the points in view. */
export function zoomed(view: View, factor: number, points: readonly Point[], whole: View): View {
  const width = Math.min(whole.width, Math.max(whole.width / NEAREST, view.width / factor));
  const seen = points.filter((point) => isIn(view, point));
  const middle =
    factor > 1 && seen.length
      ? { x: mean(seen.map(({ x }) => x)), y: mean(seen.map(({ y }) => y)) }
      : { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const height = (width * view.height) / view.width;
  return within({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, whole);
}

/** Moved by parts of the view. */
export const panned = (view: View, right: number, down: number, whole: View): View =>
  within({ ...view, x: view.x + right * view.width, y: view.y + down * view.height }, whole);

export const isIn = ({ x, y, width, height }: View, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The middle between the least and the greatest. */
const mean = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** Not beyond the edges of the map. */
function within(view: View, whole: View): View {
  const clamp = (at: number, low: number, high: number) => Math.min(Math.max(at, low), Math.max(low, high));
  return {
    ...view,
    x: clamp(view.x, whole.x, whole.x + whole.width - view.width),
    y: clamp(view.y, whole.y, whole.y + whole.height - view.height),
  };
}
