export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Two clocks may differ by twice the skew of one. */
export const SKEW = 11 * MINUTE;

/** The n-th month from an anchor, calculated independently of the product. */
export function monthFrom(anchor: number, months: number): number {
  const from = new Date(anchor);
  let day = from.getUTCDate();
  for (;;) {
    const moment = new Date(anchor);
    moment.setUTCDate(1);
    moment.setUTCMonth(from.getUTCMonth() + months);
    const month = moment.getUTCMonth();
    moment.setUTCDate(day);
    if (moment.getUTCMonth() === month) return moment.getTime();
    day--;
  }
}
