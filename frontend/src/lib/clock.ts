let offset = 0;

/** The time by the server’s clock: that of a device may be days off, and the dev server’s can be moved. */
export const serverNow = (): Date => new Date(Date.now() + offset);

/** A header has whole seconds, and takes a while to arrive. */
const PRECISION_MS = 2000;

/** Corrects the clock by the `date` of an answer; that of a cached one is old. */
export function readClock(answer: Response): Response {
  const behind = Date.parse(answer.headers.get('date')!) - +serverNow();
  if (answer.headers.get('cache-control') === 'no-store' && Math.abs(behind) > PRECISION_MS) offset += behind;
  return answer;
}
