import { readClock } from '#frontend/lib/clock.ts';
import { accessToken } from '#frontend/lib/session.ts';

/** In milliseconds: faster changes of the screen read as a flicker. */
let minimum = 200;

/** Sets the minimum duration of a fetch, for tests. */
export function setMinimumDuration(milliseconds: number): void {
  minimum = milliseconds;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Delays an answer or failure to the minimum duration. */
export const withMinimumDuration =
  (fetch: typeof globalThis.fetch, pause = wait): typeof globalThis.fetch =>
  async (...request) => {
    const [answer] = await Promise.allSettled([fetch(...request), pause(minimum)]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };

/** Adds the access token to requests. */
export const withToken =
  (fetch: typeof globalThis.fetch, token = accessToken): typeof globalThis.fetch =>
  (url, init = {}) => {
    const headers = new Headers(init.headers);
    const bearer = token();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    return fetch(url, { ...init, headers });
  };

/** Survives leaving the page: of the cookie of a session, only the one it returns is valid afterwards. */
export const keepaliveFetch: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true }).then(readClock);
