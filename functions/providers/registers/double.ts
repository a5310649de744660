import { setTimeout as sleep } from 'node:timers/promises';

import type { Send } from '#functions/providers/people-data/call.ts';
import { type Listed, type RegistersKnown, synthetic } from '#functions/providers/registers/synthetic.ts';

/** How the double answers: with a status of its own, or not at all. */
type Behaviour = { status?: number; isSilent?: boolean };
type Sent = { url: URL; headers: Headers; body: unknown };

/**
 * OpenSanctions, CourtListener and NPPES as one double: `send` answers as their documentation says, about invented people
 * only. `sent` lists the requests.
 */
export function registersDouble(known: RegistersKnown = synthetic) {
  const sent: Sent[] = [];
  let behaviour: Behaviour = {};

  const send: Send = async (url, { headers, body, signal }) => {
    const request: Sent = { url, headers: new Headers(headers), body: typeof body === 'string' ? json(body) : body };
    sent.push(request);
    if (behaviour.isSilent)
      await sleep(60_000, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    if (behaviour.status) return Response.json({ error: 'no' }, { status: behaviour.status });
    if (url.pathname === '/match/sanctions') return matches(known, request);
    if (url.pathname === '/api/rest/v4/search/') return dockets(known, request);
    if (url.pathname === '/api/') return providers(known, request);
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  };

  return { send, sent, behave: (as: Behaviour) => void (behaviour = as) };
}

const json = (text: string): unknown => JSON.parse(text);

const hasWords = (names: readonly string[], asked: string) => {
  const words = asked.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return names.some((name) => words.length > 0 && words.every((word) => name.toLowerCase().includes(word)));
};

/** The matching of names is lenient: middle names only add to the score. */
const withoutMiddle = (name: string) => name.replace(/(?<=^\S+) .* /, ' ');

type Queries = { queries: { person: { properties: { name: string[] } } } };

function matches({ sanctions }: RegistersKnown, { headers, body }: Sent): Response {
  if (!/^ApiKey ./.test(headers.get('authorization') ?? ''))
    return Response.json({ detail: 'No API key.' }, { status: 401 });
  const { person } = (body as Queries).queries;
  const found = sanctions.filter(({ caption, properties }) =>
    person.properties.name.some((name) => hasWords([caption, ...properties.name], withoutMiddle(name))),
  );
  const results = found.map((entity: Listed) => ({ ...entity, score: 0.9, match: true, features: {}, target: true }));
  const total = { value: results.length, relation: 'eq' };
  return Response.json({
    responses: { person: { status: 200, results, total, query: person } },
    matcher: {},
    limit: 20,
  });
}

function dockets(known: RegistersKnown, { url, headers }: Sent): Response {
  if (!/^Token ./.test(headers.get('authorization') ?? ''))
    return Response.json({ detail: 'Authentication credentials were not provided.' }, { status: 401 });
  const asked = (url.searchParams.get('party_name') ?? '').split(' OR ');
  const results = known.dockets
    .filter(({ party }) => asked.some((name) => hasWords(party, name)))
    .toSorted((a, b) => b.dateFiled.localeCompare(a.dateFiled));
  return Response.json({ count: results.length, document_count: 0, next: null, previous: null, results });
}

function providers(known: RegistersKnown, { url }: Sent): Response {
  const [first, last, state] = ['first_name', 'last_name', 'state'].map((name) => url.searchParams.get(name) ?? '');
  if (!last) return Response.json({ Errors: [{ description: 'No valid search criteria', field: '', number: '04' }] });
  const results = known.providers.filter(
    ({ basic, addresses }) =>
      hasWords([basic.first_name], first ?? '') &&
      hasWords([basic.last_name], last) &&
      addresses.some((address) => address.state === state),
  );
  return Response.json({ result_count: results.length, results });
}
