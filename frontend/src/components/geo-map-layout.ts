import { ellipsis, textWidth } from '#frontend/lib/text-width.ts';

/** A place on the map: its position, chronological number and label. */
export type Spot = {
  x: number;
  y: number;
  number: number;
  name: string;
  when: string;
  current: boolean;
  /** Offices are drawn square, homes round. */
  isOffice: boolean;
};
/** From the place of one number to that of another. */
export type Move = readonly [from: number, to: number];
export type Pin = Pick<Spot, 'x' | 'y' | 'name' | 'when' | 'current' | 'isOffice'> & {
  text: string;
  half: number;
  /** The places that share it. */
  spots: readonly Spot[];
};
type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; name: string; when: string };
/** The size of the map. `unit` is one screen pixel in map units. */
type Frame = { width: number; height: number; unit: number };
type MapLayout = { pins: Pin[]; labels: Label[]; path: string };

export const PIN = 11;
export const NAME = 13;
export const WHEN = 12;

/** Pins, joined by moves, and as many names beside them as there is room for. */
export function layOut(spots: readonly Spot[], moves: readonly Move[], frame: Frame): MapLayout {
  const pins = gather(spots, frame);
  const curves = ways(moves, pins);
  return {
    pins,
    labels: label(pins.filter(isWithin(frame)), curves.flatMap(alongIt), frame),
    path: curves.map(drawn).join(''),
  };
}

const isWithin =
  ({ width, height }: Frame) =>
  ({ x, y }: Point) =>
    x >= 0 && x <= width && y >= 0 && y <= height;

/** Places whose pins would cover each other share one. */
function gather(spots: readonly Spot[], frame: Frame): Pin[] {
  const pins: Pin[] = [];
  for (const spot of spots) {
    let pin = pinOf([spot], frame);
    // A shared pin is wider, and may reach the next one.
    for (let at = -1; (at = pins.findIndex((each) => cover(each, pin, frame))) >= 0;) {
      const [other] = pins.splice(at, 1);
      pin = pinOf([...other!.spots, ...pin.spots], frame);
    }
    pins.push(pin);
  }
  return pins.sort((a, b) => a.spots[0]!.number - b.spots[0]!.number);
}

const cover = (a: Pin, b: Pin, { unit }: Frame) =>
  Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < PIN * 2 * unit;

function pinOf(group: readonly Spot[], { unit }: Frame): Pin {
  const shown = group.find(({ current }) => current) ?? group.at(-1)!;
  const text = numbers(group.map(({ number }) => number));
  const half = Math.max(PIN, textWidth(text, NAME) / 2 + 6) * unit;
  // The dates of one place are not those of the others.
  const when = group.length === 1 ? shown.when : '';
  const others = new Set(group.map(({ name }) => name)).size - 1;
  const name = others ? `${shown.name} +${others}` : shown.name;
  const isOffice = group.every((spot) => spot.isOffice);
  const [x, y] = [middle(group.map((spot) => spot.x)), middle(group.map((spot) => spot.y))];
  return { x, y, text, half, current: shown.current, isOffice, name, when, spots: group };
}

const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** 1, 2, 3 and 5 as “1–3, 5”; past two such runs only how many more. */
export function numbers(list: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of list.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.map(([from, to]) => (from === to ? `${from}` : `${from}${to - from > 1 ? '–' : ', '}${to}`));
  return written.length <= 2 ? written.join(', ') : `${written[0]} +${list.length - (runs[0]![1] - runs[0]![0] + 1)}`;
}

type Point = { x: number; y: number };
type Curve = { from: Point; bend: Point; to: Point };

/** A curve for each move, bent upwards; the way back does not lie on the way there. */
function ways(moves: readonly Move[], pins: readonly Pin[]): Curve[] {
  const pinWith = (number: number) => pins.find(({ spots }) => spots.some((spot) => spot.number === number));
  const gone = new Set<string>();
  return moves.flatMap(([before, after]) => {
    const [from, to] = [pinWith(before), pinWith(after)];
    if (!from || !to || from === to) return [];
    const back = gone.has(`${to.text}>${from.text}`);
    gone.add(`${from.text}>${to.text}`);
    const side = (to.x < from.x ? -0.14 : 0.14) * (back ? -1 : 1);
    const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * side, y: (from.y + to.y) / 2 - (to.x - from.x) * side };
    return [{ from, bend, to }];
  });
}

const drawn = ({ from, bend, to }: Curve) =>
  `M${round(from.x)},${round(from.y)}Q${round(bend.x)},${round(bend.y)} ${round(to.x)},${round(to.y)}`;

/** Points along a curve, close enough that no word slips between them. */
const alongIt = ({ from, bend, to }: Curve): Point[] =>
  Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const at = (axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
    return { x: at('x'), y: at('y') };
  });

type Box = { left: number; top: number; right: number; bottom: number };
const holds = (box: Box, { x, y }: Point) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Labels avoid pins, other labels and the path; the current place is placed first. */
function label(pins: readonly Pin[], path: readonly Point[], { width, height, unit }: Frame): Label[] {
  const taken = pins.map(({ x, y, half }) => box(x - half, y - PIN * unit, half * 2, PIN * 2 * unit));
  const labels: Label[] = [];
  for (const pin of pins.toReversed().sort((a, b) => Number(b.current) - Number(a.current))) {
    const name = ellipsis(pin.name, NAME, 150);
    for (const when of pin.when ? [pin.when, ''] : ['']) {
      const wide = Math.max(textWidth(name, NAME), textWidth(when, WHEN)) * unit;
      const high = (NAME + (when ? WHEN + 4 : 2)) * unit;
      const covered = ({ area }: { area: Box }) => path.filter((point) => holds(area, point)).length;
      const [free] = spotsAround(pin, wide, high, unit)
        .filter(
          ({ area }) =>
            area.left >= 0 &&
            area.top >= 0 &&
            area.right <= width &&
            area.bottom <= height &&
            !taken.some((other) => meet(area, other)),
        )
        .sort((a, b) => covered(a) - covered(b));
      if (!free) continue;
      taken.push(free.area);
      labels.push({ x: free.x, y: free.area.top + NAME * unit * 0.85, anchor: free.anchor, name, when });
      break;
    }
  }
  return labels;
}

function spotsAround({ x, y, half }: Pin, wide: number, high: number, unit: number) {
  const gap = 5 * unit;
  const at = (anchor: Label['anchor'], edge: number, top: number) => {
    const left = anchor === 'start' ? edge : anchor === 'end' ? edge - wide : edge - wide / 2;
    return { anchor, x: edge, area: box(left, top, wide, high) };
  };
  const beyond = half + gap;
  const under = y + PIN * unit + gap / 2;
  const over = y - PIN * unit - gap / 2 - high;
  const rows = [y - high / 2, y - high / 4, y - (high * 3) / 4];
  return [
    ...rows.map((top) => at('start', x + beyond, top)),
    ...rows.map((top) => at('end', x - beyond, top)),
    at('middle', x, under),
    at('middle', x, over),
    at('start', x, under),
    at('end', x, under),
    at('start', x, over),
    at('end', x, over),
  ];
}

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const round = (number: number) => Math.round(number * 10) / 10;
