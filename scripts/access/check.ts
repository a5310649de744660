import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

import { toEvent } from '#functions/platform/event.ts';
import { ensureTable } from '#scripts/dev/dynamodb.ts';
import { publicEndpoints } from '#scripts/access/public-endpoints.ts';
import { endpoints } from '#shared/api/index.ts';
import { openapi } from '#shared/contract/openapi.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { API, handlerEntry } from '#shared/contract/route.ts';
import { newId } from '#shared/values/id.ts';

type Lambda = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

export type AccessReport = {
  endpoints: number;
  /** Endpoints that answer without a token: in fact, by the list in the repository, and by the OpenAPI document. */
  answering: string[];
  listed: readonly string[];
  documented: string[];
  /** The number of requests that were rightly refused, and those that were not. */
  refused: number;
  let_in: string[];
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${API}${path}`;
const UNAUTHENTICATED = JSON.stringify({ message: 'Unauthenticated.', code: 'auth.unauthenticated' });

/**
 * Calls every handler without a token, with every bad token and as support, on a running DynamoDB Local. Public
 * endpoints are those that answer, whatever the contract says.
 */
export async function checkAccess(now = new Date()): Promise<AccessReport> {
  await using environment = await prepare();
  return await ask(environment.pem, now);
}

/** Creates a table and keys for all handlers imported afterwards. */
export async function prepare(): Promise<AsyncDisposable & { pem: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'calluna-access-'));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await writeFile(join(folder, 'key.pem'), pem);
  await writeFile(join(folder, 'secret'), 'a secret of this check');
  Object.assign(process.env, {
    TABLE_NAME: `access-${crypto.randomUUID()}`,
    SIGNING_KEY_FILE: join(folder, 'key.pem'),
    APP_SECRET: join(folder, 'secret'),
    POWERTOOLS_LOG_LEVEL: 'SILENT', // Google is not there, and says so
  });
  await ensureTable(process.env.TABLE_NAME ?? '');
  return { pem, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function ask(pem: string, now: Date): Promise<AccessReport> {
  // Only now: what is imported reads the environment.
  const { table } = await import('#functions/platform/table/live.ts');
  const { accountStore, newAccount } = await import('#functions/account/store.ts');
  const { sessionDepsOf } = await import('#functions/account/auth/session.ts');
  const { badBearers, begin } = await import('#scripts/access/bearers.ts');
  const { issueToken } = await import('#functions/platform/token/token.ts');
  const accounts = accountStore(table);
  const sessionDeps = sessionDepsOf(table);
  const account = newAccount({ account_id: newId('account'), email: 'ida@example.com', language: 'en' }, now);
  await accounts.create(account);
  const bad = await badBearers(account, { sessionDeps, accounts, key: createPrivateKey(pem), now });
  const looking = await begin(account, sessionDeps, now, 'support');
  const support = await issueToken(
    sessionDeps.signing(),
    { role: 'support', sub: account.account_id, sid: looking.session_id },
    now,
  );

  const member = await begin(account, sessionDeps, now);
  const outsiders = [
    { who: 'support that looks at an account', token: support.token },
    {
      who: 'a member',
      token: (
        await issueToken(
          sessionDeps.signing(),
          { role: 'member', sub: account.account_id, sid: member.session_id },
          now,
        )
      ).token,
    },
  ];

  const report: AccessReport = {
    endpoints: endpoints.length,
    answering: [],
    listed: publicEndpoints,
    documented: documented(),
    refused: 0,
    let_in: [],
  };
  for (const endpoint of endpoints) {
    const handler = await handlerOf(endpoint);
    const send = async (bearer: string | undefined) =>
      handler(await toEvent(endpoint, requestOf(endpoint, bearer)), {} as Context);
    const isRefusal = ({ statusCode, body }: APIGatewayProxyStructuredResultV2) =>
      statusCode === 401 && body === UNAUTHENTICATED;

    const answers = !isRefusal(await send(undefined));
    if (answers) {
      report.answering.push(nameOf(endpoint));
      continue;
    }
    for (const [what, bearer] of bad) {
      if (isRefusal(await send(bearer))) report.refused++;
      else report.let_in.push(`${nameOf(endpoint)} let in ${what}`);
    }
    if (endpoint.access === 'support') {
      for (const { token, who } of outsiders) {
        const { statusCode, body } = await send(token);
        if (statusCode === 404 && body?.includes('request.unknown-route')) report.refused++;
        else report.let_in.push(`${nameOf(endpoint)} shows itself to ${who}`);
      }
      continue;
    }
    if (endpoint.access === 'cookie' || endpoint.method === 'GET' || endpoint.reads) continue;
    const { statusCode, body } = await send(support.token);
    if (statusCode === 403 && body?.includes('auth.read-only')) report.refused++;
    else report.let_in.push(`${nameOf(endpoint)} lets support change something`);
  }
  report.answering.sort();
  return report;
}

/** The handler of an endpoint, from its source. */
export const handlerOf = async ({ id }: Pick<Endpoint, 'id'>): Promise<Lambda> =>
  ((await import(`../../${handlerEntry(id)}`)) as { handler: Lambda }).handler;

/** A request with unused ids and an empty body. */
function requestOf({ method, path }: Endpoint, bearer: string | undefined): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'lang' ? 'en' : newId('search')));
  return new Request(`http://test${API}${filled}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
}

/** The public endpoints by the OpenAPI document. */
function documented(): string[] {
  const { paths } = openapi(endpoints) as unknown as { paths: Record<string, Record<string, { security: unknown[] }>> };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) =>
        security.length ? [] : [`${method.toUpperCase()} ${API}${path}`],
      ),
    )
    .sort();
}

/** The mismatches, one sentence each. */
export function faultsOf({ answering, listed, documented, let_in }: AccessReport): string[] {
  const without = (these: readonly string[], those: readonly string[]) => these.filter((each) => !those.includes(each));
  return [
    ...without(answering, listed).map((each) => `${each} answers strangers, and is not in the public list.`),
    ...without(listed, answering).map((each) => `${each} is in the public list, and answers no stranger.`),
    ...without(documented, listed).map((each) => `${each} is documented as public, and is not in the public list.`),
    ...without(listed, documented).map((each) => `${each} is public, and documented as if it were not.`),
    ...let_in.map((each) => `${each}.`),
  ];
}
