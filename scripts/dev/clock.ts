import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

const YEARS_10 = 10 * 366 * 86_400;

/** How the clock is moved: by so much, or to a moment. Never further than ten years from the real time. */
export const Move = z.union([
  z.strictObject({ advance_seconds: z.number().int() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);
export type Move = z.infer<typeof Move>;

export type Reading = { now: string; offset_seconds: number };
export type Clock = {
  read(): Reading;
  /** Sets the clock without running anything. */
  set(offset_seconds: number): Promise<void>;
  /** Resolves when the clock reaches this time, by passing or by a move. */
  reaches(moment: string): Promise<void>;
};

/** The offset after a move; undefined if it would leave the ten years. */
export function moved(offset: number, move: Move, realNow: number): number | undefined {
  const next = 'now' in move ? Math.round((Date.parse(move.now) - realNow) / 1000) : offset + move.advance_seconds;
  return Math.abs(next) <= YEARS_10 ? next : undefined;
}

/** The clock of the dev server, stored in its data folder and read by every handler through CLOCK_OFFSET_SECONDS. */
export async function openClock(folder: string): Promise<Clock> {
  const file = join(folder, 'clock.json');
  const Stored = z.object({ offset_seconds: z.number().int() });
  const stored = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined); // none yet, or not legible
  let offset = Stored.safeParse(stored).data?.offset_seconds ?? 0;
  const exportOffset = () => void (process.env.CLOCK_OFFSET_SECONDS = String(offset));
  const time = () => Date.now() + offset * 1000;
  exportOffset();

  const waiting = new Set<{ until: number; wake: () => void }>();
  function ring() {
    for (const each of waiting) {
      if (each.until > time()) continue;
      waiting.delete(each);
      each.wake();
    }
  }
  setInterval(ring, 1000).unref();

  return {
    read: () => ({ now: new Date(time()).toISOString(), offset_seconds: offset }),
    async set(next) {
      offset = next;
      exportOffset();
      ring();
      await writeFile(file, JSON.stringify({ offset_seconds: offset }) + '\n');
    },
    async reaches(moment) {
      const until = Date.parse(moment);
      if (until > time()) await new Promise<void>((wake) => waiting.add({ until, wake }));
    },
  };
}
