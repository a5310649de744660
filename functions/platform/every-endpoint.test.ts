import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test, vi } from 'vitest';
import * as z from 'zod';

import type { Caller } from '#functions/platform/session.ts';
import { aMember, sending, type Testable } from '#functions/platform/testing.ts';
import { api, endpoints } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { Failure } from '#shared/contract/failure.ts';
import { API, fill, toQuery, handlerEntry, handlerFile } from '#shared/contract/route.ts';
import { type ErrorCode, errors } from '#shared/errors/catalogue.ts';
import { DAY } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

/** What `access` and `input` of the contract promise is tested here, on the real handlers; other errors beside each. */
test('each endpoint has a test for each error of its own', () => {
  const missing = endpoints.flatMap(({ id, errors: codes }) => {
    const file = handlerFile(id).replace(/\.ts$/, '.test.ts');
    if (!existsSync(file)) return file;
    const tested = [...readFileSync(file, 'utf8').matchAll(/['"`](\d{3}): /g)].map(([, status]) => Number(status));
    const statuses = [200, ...codes.map((code) => errors[code].status)];
    return statuses.filter((status) => !tested.includes(status)).map((status) => `${file}: ${status}`);
  });
  expect(missing).toEqual([]);
});

const accountId = newId('account');
const visitor = { role: 'chat' as const, webchatId: newId('webchat'), accountId };
const member = aMember(accountId);
const subscriber = aMember(accountId, { subscribedUntil: '2100-01-01T00:00:00.000Z' });
const support = { reason: 'A ticket', until: '2100-01-01T00:00:00.000Z' };
const supporter = { ...subscriber, role: 'support' as const, support };

/** The endpoints that the specification names: other clients call them with fields of their own (ADR 40). */
const ignoresUnknownFields = ({ input }: Endpoint) =>
  !('additionalProperties' in z.toJSONSchema(input, { io: 'input' }));
const CARD_NUMBER = '4242424242424242';

/** Sends an endpoint what it refuses before its logic runs: an unknown field, or a card number where those are ignored. */
async function client(endpoint: Endpoint) {
  const { handler } = (await import(resolve(handlerEntry(endpoint.id)))) as { handler: Testable };
  return async (as: Caller | undefined, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const unheard_of = ignoresUnknownFields(endpoint) && !Object.keys(input).length ? CARD_NUMBER : 'x';
    const asked = request(endpoint, { unheard_of, ...input }, headers);
    const response = await sending(endpoint, handler, { as })(asked);
    return { status: response.status, ...Failure.parse(await response.json()) };
  };
}

function request({ method, path }: Endpoint, input: Record<string, unknown>, headers: Record<string, string>) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '~'] as const);
  const { path: filled, rest } = fill(path, { ...Object.fromEntries(inPath), ...input });
  const query = method === 'GET' ? `?${toQuery(rest)}` : '';
  return new Request(`http://test${API}${filled}${query}`, {
    method,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(rest) }),
  });
}

/** Those who work for support: with a second factor, without one, and with a sign-in of yesterday. */
const agent = { ...subscriber, isSupport: true, hasSecondFactor: true };
const agentWithoutFactor = { ...agent, hasSecondFactor: false };
const agentOfYesterday = { ...agent, authenticatedAt: new Date(Date.now() - DAY).toISOString() };
/** Another one who looks at the account of an agent. */
const supporterOfAgent = { ...supporter, isSupport: true, hasSecondFactor: true };

const callers = {
  ...{ stranger: undefined, visitor, member, subscriber, supporter },
  ...{ agent, agentWithoutFactor, agentOfYesterday, supporterOfAgent },
};
type CallerName = keyof typeof callers;

/** The code that an invalid request of this caller gets. Access is checked before the input. */
function expectedCode(endpoint: Endpoint, caller: CallerName): ErrorCode {
  const { access, method, reads } = endpoint;
  const refused = ignoresUnknownFields(endpoint) ? 'request.card-number' : 'request.invalid';
  if (access === 'public' || access === 'cookie') return refused;
  if (access === 'support') return expectedOfSupport(caller);
  if (caller === 'stranger') return 'auth.unauthenticated';
  if (caller === 'visitor' && access !== 'chat') return 'auth.account-needed';
  if (caller === 'member' && access === 'subscriber') return 'billing.subscription-required';
  return caller.startsWith('supporter') && method !== 'GET' && !reads ? 'auth.read-only' : refused;
}

/** Only those who work for support learn that their endpoints exist. */
function expectedOfSupport(caller: CallerName): ErrorCode {
  if (caller === 'stranger') return 'auth.unauthenticated';
  if (caller === 'agentWithoutFactor' || caller === 'agentOfYesterday') return 'auth.login-again';
  return caller === 'agent' ? 'request.invalid' : 'request.unknown-route';
}

async function checkAccess(endpoint: Endpoint) {
  const { id, recognises } = endpoint;
  const send = await client(endpoint);
  for (const name of Object.keys(callers) as CallerName[]) {
    if (recognises && name.startsWith('supporter')) continue; // refused, but not declared in the contract
    const { code, status } = await send(callers[name]);
    const expected = expectedCode(endpoint, name);
    expect({ id, name, code, status }).toEqual({ id, name, code: expected, status: errors[expected].status });
  }
}

/** The part of JSON Schema that the contract uses. */
type Schema = {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** A value that the schema forbids, and the path at which the failure names it. */
type Invalid = { value: unknown; path: string };

function invalidValues(schema: Schema, path: string, isInUrl: boolean): Invalid[] {
  const { type, nullable, minLength, maxLength, minimum, maximum, minItems, maxItems, items, properties } = schema;
  const values: unknown[] = [];
  if (!isInUrl) {
    if (type !== 'array') values.push([]);
    if (type !== 'object') values.push({ of: 'another type' });
    if (type === 'string') values.push(12, true);
    if (!nullable) values.push(null);
  }
  if (type && type !== 'string' && !(isInUrl && type === 'array')) values.push('no number, list or object');
  if (schema.enum || schema.pattern) values.push('~');
  if (minLength && !isInUrl) values.push('', 'x'.repeat(minLength - 1));
  if (maxLength) values.push('x'.repeat(maxLength + 1));
  if (minimum !== undefined) values.push(minimum - 1);
  if (maximum !== undefined) values.push(maximum + 1, maximum - 0.5);
  if (minItems) values.push([]);
  if (maxItems) values.push(Array(maxItems + 1).fill('x'));
  return [
    ...values.map((value) => ({ value, path })),
    ...(items ? invalidValues(items, `${path}.0`, isInUrl).map((each) => ({ ...each, value: [each.value] })) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, property]) =>
      invalidValues(property, `${path}.${name}`, false).map((each) => ({ ...each, value: { [name]: each.value } })),
    ),
  ];
}

async function checkInput(endpoint: Endpoint) {
  const send = await client(endpoint);
  const errorsOf = async (input: Record<string, unknown>) => {
    const { errors, ...failure } = await send(agent, input);
    expect(failure).toEqual({ status: 422, code: 'request.invalid', message: 'The given data was invalid.' });
    return errors ?? {};
  };
  const isLenient = ignoresUnknownFields(endpoint);
  const withoutFields = isLenient ? {} : await errorsOf({});
  if (!isLenient) expect(withoutFields.unheard_of, endpoint.id).toEqual(['This field is not known.']);

  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.input, { target: 'openapi-3.0', io: 'input' });
  for (const [field, schema] of Object.entries(properties) as [string, Schema][]) {
    const where = `${endpoint.id}, ${field}`;
    const isInPath = endpoint.path.includes(`{${field}}`);
    if (required.includes(field) && !isInPath && !isLenient) expect(withoutFields[field], where).toBeDefined();
    const invalid = invalidValues(schema, field, isInPath || endpoint.method === 'GET');
    expect(invalid, `${where}: accepts anything`).not.toEqual([]);
    for (const { value, path } of invalid) {
      const paths = Object.keys(await errorsOf({ [field]: value }));
      expect(
        paths.some((each) => each.startsWith(path)),
        `${where}: ${JSON.stringify(value)} is named at ${path}`,
      ).toBe(true);
    }
  }
}

const groups = Object.entries(api).map(([name, group]) => ({
  name,
  endpoints: Object.values<Endpoint>(group).filter(({ raw }) => !raw),
}));

test.each(groups)('$name: each endpoint admits the callers of its contract only', async ({ endpoints }) => {
  for (const endpoint of endpoints) await checkAccess(endpoint);
});

test.each(groups)('$name: each endpoint enforces its published input', async ({ endpoints }) => {
  for (const endpoint of endpoints) await checkInput(endpoint);
});

const sanctioned = [
  ['IR', '', 'billing.sanctioned-iran', 'We cannot serve customers in Iran.'],
  ['SD', '', 'billing.sanctioned-sudan', 'We cannot serve customers in Sudan.'],
  ['SY', '', 'billing.sanctioned-syria', 'We cannot serve customers in Syria.'],
  ['KP', '', 'billing.sanctioned', 'We cannot serve customers in your country.'],
  ['UA', '43', 'billing.sanctioned', 'We cannot serve customers in your country.'],
] as const;
const from = (country: string, region: string) => ({ 'x-viewer-country': country, 'x-viewer-region': region });
/** What is refused in a sanctioned country; everything else is open there: removal, privacy, support, refunds, log-in. */
const CLOSED = [
  'auth.register',
  'billing.checkout',
  'directory.getEmails',
  'directory.getPeople',
  'directory.getPhones',
  'forwarding.chooseCarrier',
  'forwarding.sayDialled',
  'forwarding.startTest',
  'forwarding.takeStep',
  'numbers.getCard',
  'people.getAlternatives',
  'people.getIdentifier',
  'people.getNeighbors',
  'people.getReport',
  'people.getSearch',
  'people.getTeaser',
  'people.notifyWhenReady',
  'people.openReport',
  'people.readLine',
  'people.setNotMeant',
  'people.startSearch',
  'people.suggestNames',
  'saved.getPerson',
  'saved.savePerson',
  'saved.watchPerson',
  'sharing.makeLink',
  'sharing.openLink',
];

test.each(sanctioned)(
  'a request from %s %s is refused by what looks people up or sells',
  async (country, region, code, message) => {
    const refusing: string[] = [];
    for (const endpoint of endpoints.filter(({ raw }) => !raw)) {
      const send = await client(endpoint);
      const failure = await send(agent, {}, from(country, region));
      if (failure.code === code) refusing.push(endpoint.id);
      const refused = ignoresUnknownFields(endpoint) ? 'request.card-number' : 'request.invalid';
      expect(failure).toMatchObject(failure.code === code ? { status: 403, message } : { code: refused });
    }
    expect(refusing.sort()).toEqual(CLOSED);
  },
);

test.each([
  ['', ''],
  ['US', 'MN'],
  ['UA', '30'],
  ['DE', ''],
])('a request from %j %j is not refused', async (country, region) => {
  for (const endpoint of endpoints.filter(({ checksCountry }) => checksCountry)) {
    const send = await client(endpoint);
    expect((await send(subscriber, {}, from(country, region))).code).toBe('request.invalid');
  }
});

test('outside the dev server, a country is believed only with the origin secret', async () => {
  vi.stubEnv('STAGE', 'prod');
  const send = await client(api.people.startSearch);
  expect((await send(undefined, {}, from('US', 'MN'))).status).toBe(500);
});
