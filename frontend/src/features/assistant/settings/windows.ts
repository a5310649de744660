import type { AssistantSettings } from '#shared/api/assistant.ts';

export type Window = AssistantSettings['windows'][number][number];

/** The position of a window on the bar of a day: start and length in percent of 24 hours. */
export const barPosition = ({ from, until }: Window) => ({ a: shareOf(from), w: shareOf(until) - shareOf(from) });

const shareOf = (clock: string) => (minutesOf(clock) / 1440) * 100;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether the windows of a day end after they begin and do not overlap. */
export function areValidWindows(windows: readonly Window[]): boolean {
  const sorted = sortWindows(windows);
  return sorted.every(({ from, until }, i) => from !== '' && from < until && from >= (sorted[i - 1]?.until ?? ''));
}

export const sortWindows = (windows: readonly Window[]): Window[] =>
  [...windows].sort((a, b) => a.from.localeCompare(b.from));

/** A window after the others of a day: office hours for an empty one, else two hours after an hour's break. Null: no room. */
export function nextWindow(windows: readonly Window[]): Window | null {
  const last = sortWindows(windows).at(-1);
  if (!last) return { from: '09:00', until: '17:00' };
  const from = minutesOf(last.until) + 60;
  return from + 60 > 1439 ? null : { from: clockOf(from), until: clockOf(Math.min(from + 120, 1439)) };
}
