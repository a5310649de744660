import { accessToken } from '#frontend/lib/session.ts';

/** Shorter than this, a change of the screen reads as a flicker. */
export const MINIMUM = 200;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The same fetch, never answering sooner than the minimum, be the answer good or bad. */
export const atLeast =
  (milliseconds: number, fetch: typeof globalThis.fetch, pause = wait): typeof globalThis.fetch =>
  async (...request) => {
    const [answer] = await Promise.allSettled([fetch(...request), pause(milliseconds)]);
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
