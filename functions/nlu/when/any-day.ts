import type { Setting } from '#functions/nlu/port.ts';

/** Where only matters whether a time is named, not which. */
export const ANY_DAY: Setting = { reference: new Date('2026-01-05T12:00:00Z'), zone: 'UTC' };
