export const PIN_MINUTES = 10;
/** How often a pin may be tried, right or wrong. */
export const PIN_TRIES = 5;
/** How long to wait for another one, after the first, the second, and any later one. */
const WAITS_SECONDS = [30, 60, 120];

/** When another pin may be asked for, after so many were sent in a row. */
export const mayResendAt = (sends: number, sentAt: string): string =>
  new Date(Date.parse(sentAt) + (WAITS_SECONDS[sends - 1] ?? 120) * 1000).toISOString();
