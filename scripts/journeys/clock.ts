import { afterAll } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';

/** Moves the clock of this worker’s dev server; returns its new time. */
export const advanceClock = (advance_seconds: number): Promise<{ now: string }> => dev('/clock', { advance_seconds });

/** Moves the clock back after a file, or after the group that calls this, for the journeys that follow. */
export function restoreClockAfterwards(): void {
  afterAll(async () => {
    const { offset_seconds } = await dev<{ offset_seconds: number }>('/clock');
    await advanceClock(-offset_seconds);
  });
}
