import { describe, expect, test } from 'vitest';

import type { Send } from '#functions/providers/people-data/call.ts';
import { type FailureKind, SourceFailure } from '#functions/providers/people-data/port.ts';
import { courtListener } from '#functions/providers/registers/courtlistener.ts';
import { registersDouble } from '#functions/providers/registers/double.ts';
import { nppes } from '#functions/providers/registers/nppes.ts';
import { openSanctions } from '#functions/providers/registers/opensanctions.ts';
import type { Register, RegisterQuery } from '#functions/providers/registers/port.ts';

const soon = { milliseconds: 5000 };
const price = { minor_units: 12, currency: 'USD' as const };
const tamsin: RegisterQuery = {
  names: [{ first_name: 'Tamsin', middle_name: 'R', last_name: 'Okafor' }],
  birth: { year: 1980, month: 5 },
  country: 'US',
  state: 'MN',
};
const named = (first_name: string, last_name: string) => ({
  ...tamsin,
  names: [{ first_name, middle_name: null, last_name }],
});

const adapters: [string, (send: Send) => Register][] = [
  ['OpenSanctions', (send) => openSanctions({ key: 'a key', price, send })],
  ['CourtListener', (send) => courtListener({ token: 'a token', send })],
  ['NPPES', (send) => nppes({ send })],
];

const statuses: [FailureKind, number][] = [
  ['bad-request', 400],
  ['auth', 401],
  ['auth', 403],
  ['rate-limited', 429],
  ['unavailable', 500],
  ['unavailable', 503],
];

describe.each(adapters)('%s, by its documentation', (_, make) => {
  const double = registersDouble();
  const register = make(double.send);

  test('finds entries of its kinds, with a link and the names that they are about', async () => {
    expect(register.canFind(tamsin)).toBe(true);
    const { found, cost } = await register.find(tamsin, soon);
    expect(found.entries.length).toBeGreaterThan(0);
    for (const entry of found.entries) {
      expect(register.kinds).toContain(entry.kind);
      expect(entry.names.join()).toMatch(/okafor/i);
      expect(entry.url).toMatch(/^https:\/\//);
    }
    expect(cost).toEqual(register.dearest);
  });

  test('finds nothing under a name that nobody has', async () => {
    expect((await register.find(named('Zebulon', 'Quist'), soon)).found).toEqual({ entries: [], has_more: false });
  });

  test.each(statuses)('%s: status %i', async (kind, status) => {
    double.behave({ status });
    await expect(register.find(tamsin, soon)).rejects.toMatchObject({ kind });
    double.behave({});
  });

  test('times out', async () => {
    double.behave({ isSilent: true });
    await expect(register.find(tamsin, { milliseconds: 10 })).rejects.toMatchObject({ kind: 'timed-out' });
    double.behave({});
  });

  test.each(['<html>', '[]', '{"results": {}}', 'null'])('an unreadable answer is a failure: %s', async (body) => {
    const failing = make(async () => new Response(body));
    await expect(failing.find(tamsin, soon)).rejects.toThrow(SourceFailure);
  });

  test('a failure never contains whom it was asked about', async () => {
    const failing = make(() => Promise.reject(new Error('https://example.com/?name=Okafor')));
    const error = await failing.find(tamsin, soon).catch((thrown: unknown) => thrown);
    expect(JSON.stringify([error, String(error), (error as Error).cause ?? null])).not.toContain('Okafor');
  });
});

test('OpenSanctions: sends names, month of birth and country, and keeps sanctioned people only', async () => {
  const double = registersDouble();
  const { found } = await openSanctions({ key: 'a key', price, send: double.send }).find(tamsin, soon);
  const [request] = double.sent;
  expect(request?.headers.get('authorization')).toBe('ApiKey a key');
  expect(request?.body).toEqual({
    queries: {
      person: {
        schema: 'Person',
        properties: { name: ['Tamsin R Okafor'], birthDate: ['1980-05'], country: ['us'] },
      },
    },
  });
  expect(found.entries.map(({ authorities, births }) => [authorities, births])).toEqual([
    [['GB', 'US'], []],
    [['UN'], [{ year: 1941, month: 2 }]],
  ]);
});

test('CourtListener: searches parties, and tells bankruptcy courts from others', async () => {
  const double = registersDouble();
  const { found } = await courtListener({ token: 'a token', send: double.send }).find(tamsin, soon);
  const [request] = double.sent;
  expect(request?.headers.get('authorization')).toBe('Token a token');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    type: 'r',
    party_name: '"Tamsin Okafor"',
    order_by: 'dateFiled desc',
  });
  expect(found.entries).toMatchObject([
    { kind: 'bankruptcies', status: 'open', date: '2022-09-01' },
    { kind: 'courts', title: 'Example Bank v. Tamsin Okafor Holdings LLC, 0:21-cv-00456' },
    { kind: 'courts', status: 'closed', jurisdiction: 'District Court, D. Minnesota' },
  ]);
});

test('CourtListener: a quote in a name does not end the phrase', async () => {
  const double = registersDouble();
  await courtListener({ token: 'a token', send: double.send }).find(named('A" OR "B', 'C'), soon);
  expect(double.sent[0]?.url.searchParams.get('party_name')).toBe('"A  OR  B C"');
});

test('CourtListener and NPPES are not asked about people outside the United States', () => {
  const { send } = registersDouble();
  expect(courtListener({ token: 'a token', send }).canFind({ ...tamsin, country: 'CA' })).toBe(false);
  expect(nppes({ send }).canFind({ ...tamsin, country: 'CA' })).toBe(false);
  expect(nppes({ send }).canFind({ ...tamsin, state: null })).toBe(false);
});

test('NPPES: takes the main profession with its licence, and knows its refusals', async () => {
  const { send } = registersDouble();
  const { found } = await nppes({ send }).find(tamsin, soon);
  expect(found.entries).toMatchObject([
    { title: 'Physical Therapist, EX-0142', jurisdiction: 'MN', status: 'active', date: '2008-07-14' },
  ]);
  await expect(nppes({ send }).find(named('Tamsin', ''), soon)).rejects.toMatchObject({ kind: 'bad-request' });
});
