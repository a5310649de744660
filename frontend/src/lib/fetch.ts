import { accessToken } from '#frontend/lib/session.ts';

/** In milliseconds. Shorter than this, a change of the screen reads as a flicker. */
let minimum = 200;

/** Sets the shortest time that a fetch takes. Only tests do, which would wait for it. */
export function setMinimum(milliseconds: number): void {
  minimum = milliseconds;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The same fetch, never answering or failing sooner than the minimum. */
export const atLeastMinimum =
  (fetch: typeof globalThis.fetch, pause = wait): typeof globalThis.fetch =>
  async (...request) => {
    const [answer] = await Promise.allSettled([fetch(...request), pause(minimum)]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };

/** The same fetch, in the name of whoever is signed in. */
export const withToken =
  (fetch: typeof globalThis.fetch, token = accessToken): typeof globalThis.fetch =>
  (url, init = {}) => {
    const headers = new Headers(init.headers);
    const bearer = token();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    return fetch(url, { ...init, headers });
  };
