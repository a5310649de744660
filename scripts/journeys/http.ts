import { expect } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { anAddress, devServer } from '#scripts/journeys/journey.ts';
import { proofOf } from '#scripts/proof-of-work.ts';

/** What another client of the API sends: its bearer token, and the network that it comes from. */
export type Client = { token?: string; from?: string };

/** A request to the API, as any client may send it. A body makes it a POST. */
export function api(path: string, body?: object, { token, from = anAddress() }: Client = {}): Promise<Response> {
  return fetch(`${devServer()}/api${path}`, {
    headers: {
      [CLAIMED_ADDRESS]: from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** Status and body of an answer, in one object to compare. */
export const answerOf = async (response: Response): Promise<Record<string, unknown>> => ({
  status: response.status,
  ...((await response.json()) as object),
});

/** A solved challenge for a route that is checked for bots; it is valid for the network that requested it. */
export async function proofFor(route: string, from: string): Promise<string> {
  const { challenge } = await answerOf(await api(`/bot-check/${route}`, undefined, { from }));
  return proofOf(challenge);
}

/** A page of the dev server as JSON; with a body, what it answers to a POST. */
export async function dev<T>(path: string, body?: object): Promise<T> {
  const headers = { accept: 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${devServer()}/dev${path}`, init);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/** The access token of a demo account. */
export const tokenOf = async (as: 'subscriber' | 'member' | 'agent'): Promise<string> =>
  (await dev<{ access_token: string }>('/login', { as })).access_token;
