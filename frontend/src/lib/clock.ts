let offset = 0;

/** The time by the server’s clock: that of a device may be days off, and the dev server’s can be moved. */
export const serverNow = (): Date => new Date(Date.now() + offset);

/** Corrects the clock by the time that an answer has, unless it may come from a cache. */
export function readClock(answer: Response): Response {
  const now = answer.headers.get('x-now');
  if (now) offset = +now - Date.now();
  return answer;
}
