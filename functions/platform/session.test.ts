import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test, vi } from 'vitest';

import { authFixture } from '#functions/account/auth/testing.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { issueToken, type Signing, TOKEN, TOKEN_SECONDS } from '#functions/platform/token/token.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, account, enter, now } = fixture;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const signing = signingWith(() => privateKey);
const kid = await signing.kid();
const sessions = sessionsOf(fixture.table, () => signing);
const callerOf = (authorization: string | undefined, at = now(), by = sessions) =>
  by.callerOf(
    { headers: authorization === undefined ? {} : { authorization } } as unknown as APIGatewayProxyEventV2,
    at,
  );

const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const iat = Math.floor(now().getTime() / 1000);
const ida = await account();
const paid_until = addDays(now(), 20).toISOString();
const hers = { subscription_id: newId('subscription'), status: 'active', paid_until, period: 1, trial_ends_at: null };
await fixture.table.set({} as never, keys.subscription(ida), { account_id: ida.account_id, ...hers });
const { session_id, member } = await enter(ida);
const noor = await enter(await account());
const good = {
  iss: TOKEN.issuer,
  aud: TOKEN.audience,
  role: 'member',
  sub: ida.account_id,
  sid: session_id,
  jti: 'one',
  iat,
  exp: iat + TOKEN_SECONDS,
};
const head = { alg: 'ES256', typ: TOKEN.type, kid };

function signed(
  claims: unknown,
  header: unknown = head,
  key: KeyObject = privateKey,
  hash = 'sha256',
  dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363',
) {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createSign(hash).update(text).sign({ key, dsaEncoding }).toString('base64url')}`;
}
const claims = (change: object) => signed({ ...good, ...change });
const header = (change: object) => signed(good, { ...head, ...change });
const [h = '', c = '', s = ''] = signed(good).split('.');
const withoutSign = (part: string) => Buffer.from(part, 'base64url');
const flipped = (part: string, at: number) => {
  const bytes = withoutSign(part);
  bytes[at % bytes.length]! ^= 1;
  return bytes.toString('base64url');
};
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
const strangerJwk = signingWith(() => stranger);
const embedded = (await strangerJwk.jwks()).keys[0];

test('accepts our own token', async () => {
  expect(await callerOf(`Bearer ${signed(good)}`)).toEqual({
    role: 'member',
    accountId: ida.account_id,
    sessionId: session_id,
    subscribedUntil: addDays(paid_until, 1).toISOString(), // a day, to be renewed
    isSupport: false,
    hasSecondFactor: false,
    authenticatedAt: member.authenticatedAt,
    support: null,
  });
});

const bad: [string, string | undefined][] = [
  ['none at all', undefined],
  ['an empty one', ''],
  ['another scheme', `Basic ${signed(good)}`],
  ['a scheme in small letters', `bearer ${signed(good)}`],
  ['no scheme', signed(good)],
  ['nothing after the scheme', 'Bearer '],
  ['two of them', `Bearer ${signed(good)} ${signed(good)}`],
  ['two with a comma', `Bearer ${signed(good)},${signed(good)}`],
  ...(
    [
      ['rubbish', 'rubbish'],
      ['dots', '..'],
      ['one part', h],
      ['two parts', `${h}.${c}`],
      ['four parts', `${h}.${c}.${s}.${s}`],
      ['one that expired', claims({ iat: iat - 900, exp: iat })],
      ['one that expired long ago', claims({ iat: 0, exp: 900 })],
      ['one that never expires', claims({ exp: undefined })],
      ['one whose end is null', claims({ exp: null })],
      ['one whose end is text', claims({ exp: String(good.exp) })],
      ['one whose end is no number', claims({ exp: 'never' })],
      ['one whose end is a list', claims({ exp: [good.exp] })],
      ['one whose end is not whole', claims({ exp: good.exp - 0.5 })],
      ['one that holds a second too long', claims({ exp: iat + TOKEN_SECONDS + 1 })],
      ['one that holds for a year', claims({ exp: iat + 31_536_000 })],
      ['one without a beginning', claims({ iat: undefined })],
      ['one whose beginning is text', claims({ iat: String(iat) })],
      ['one that is not valid yet', claims({ nbf: iat + 8e8 })],
      ['another issuer’s', claims({ iss: 'evil' })],
      ['no issuer’s', claims({ iss: undefined })],
      ['an issuer with a slash', claims({ iss: 'calluna/' })],
      ['an issuer in capitals', claims({ iss: 'Calluna' })],
      ['one for another audience', claims({ aud: 'elsewhere' })],
      ['one for no audience', claims({ aud: undefined })],
      ['one for an empty audience', claims({ aud: [] })],
      ['one of another type', header({ typ: 'JWT' })],
      ['an id token', header({ typ: 'id+jwt' })],
      ['a type in capitals', header({ typ: 'AT+JWT' })],
      ['a type in full', header({ typ: 'application/at+jwt' })],
      ['one of no type', header({ typ: undefined })],
      ['one of an unknown key', header({ kid: 'two' })],
      ['one of no key', header({ kid: undefined })],
      ['a key that is a path', header({ kid: '../../etc/passwd' })],
      ['a key that is a prototype’s', header({ kid: '__proto__' })],
      ['a key that is a number', header({ kid: 1 })],
      ['an unsigned one', `${encode({ ...head, alg: 'none' })}.${c}.`],
      ['an unsigned one in capitals', `${encode({ ...head, alg: 'NONE' })}.${c}.`],
      ['an unsigned one with a signature', `${encode({ ...head, alg: 'none' })}.${c}.${s}`],
      ['one whose signature is left out', `${h}.${c}.`],
      ['a secret’s instead of a key’s', header({ alg: 'HS256' })],
      ['RSA by its name', header({ alg: 'RS256' })],
      ['RSA by its signature', signed(good, { ...head, alg: 'RS256' }, rsa)],
      ['ES384 by its name', header({ alg: 'ES384' })],
      ['ES384 by its key', signed(good, { ...head, alg: 'ES384' }, p384, 'sha384')],
      ['ES512 by its name', header({ alg: 'ES512' })],
      ['EdDSA by its name', header({ alg: 'EdDSA' })],
      ['no algorithm', header({ alg: undefined })],
      ['the algorithm in small letters', header({ alg: 'es256' })],
      ['another hash', signed(good, head, privateKey, 'sha512')],
      ['a signature in DER', signed(good, head, privateKey, 'sha256', 'der')],
      ['a forged one', signed(good, head, stranger)],
      ['a forged one that brings its key', signed(good, { ...head, jwk: embedded }, stranger)],
      [
        'a forged one that says where its key is',
        signed(good, { ...head, jku: 'https://evil.example/jwks' }, stranger),
      ],
      ['a forged one with a certificate', signed(good, { ...head, x5u: 'https://evil.example/x' }, stranger)],
      ['a forged one of its own key', signed(good, { ...head, kid: await strangerJwk.kid() }, stranger)],
      ['a signature of zeros', `${h}.${c}.${Buffer.alloc(64).toString('base64url')}`],
      ['a signature that is too short', `${h}.${c}.${withoutSign(s).subarray(1).toString('base64url')}`],
      [
        'a signature that is too long',
        `${h}.${c}.${Buffer.concat([withoutSign(s), Buffer.alloc(1)]).toString('base64url')}`,
      ],
      ...Array.from({ length: 8 }, (_, i) => [
        `a bit of the signature changed (${i})`,
        `${h}.${c}.${flipped(s, i * 8)}`,
      ]),
      ...Array.from({ length: 8 }, (_, i) => [`a bit of the claims changed (${i})`, `${h}.${flipped(c, i * 17)}.${s}`]),
      ['another’s claims under this signature', `${h}.${encode({ ...good, sub: noor.member.accountId })}.${s}`],
      ['claims that are a list', signed([good])],
      ['claims that are text', signed('"member"')],
      ['claims that are no JSON', signed('{')],
      ['claims that are null', signed('null')],
      ['one of an account that is gone', claims({ sub: newId('account') })],
      ['one of no account', claims({ sub: 'admin' })],
      ['one without an account', claims({ sub: undefined })],
      ['one of a session that never was', claims({ sid: newId('session') })],
      ['one without a session', claims({ sid: undefined })],
      ['one of another member’s session', claims({ sid: noor.session_id })],
      ['one of another member with this session', claims({ sub: noor.member.accountId })],
      ['one without an id', claims({ jti: undefined })],
      ['one with an empty id', claims({ jti: '' })],
      ['one that calls itself support', claims({ role: 'support' })],
      ['one that calls itself admin', claims({ role: 'admin' })],
      ['one without a role', claims({ role: undefined })],
      ['one of a web chat that never was', claims({ role: 'chat', sub: newId('webchat'), sid: newId('webchat') })],
      ['a web chat’s with an account', claims({ role: 'chat' })],
    ] as [string, string][]
  ).map(([what, token]): [string, string] => [what, `Bearer ${token}`]),
];

test(`of ${bad.length} bad tokens none authenticates, and none causes a request`, async () => {
  expect(bad.length).toBeGreaterThanOrEqual(60);
  const network = vi.spyOn(globalThis, 'fetch');
  const accepted: string[] = [];
  for (const [what, authorization] of bad) if (await callerOf(authorization)) accepted.push(what);
  expect(accepted).toEqual([]);
  expect(network).not.toHaveBeenCalled();
  network.mockRestore();
});

test('unknown key ids cause one key fetch; a failed fetch is retried on the next request', async () => {
  let reads = 0;
  const counting: Signing = {
    ...signing,
    jwks: async () => {
      if (++reads === 1) throw new Error('KMS is away');
      return signing.jwks();
    },
  };
  const by = sessionsOf(fixture.table, () => counting);
  await expect(callerOf(`Bearer ${signed(good)}`, now(), by)).rejects.toThrow('KMS is away');
  await Promise.all(Array.from({ length: 50 }, (_, i) => callerOf(`Bearer ${header({ kid: `k${i}` })}`, now(), by)));
  expect(await callerOf(`Bearer ${signed(good)}`, now(), by)).toBeDefined();
  expect(reads).toBe(2);
});

test('accepts tokens of both keys during rotation', async () => {
  const both: Signing = {
    ...strangerJwk,
    jwks: async () => ({ keys: [...(await strangerJwk.jwks()).keys, ...(await signing.jwks()).keys] }),
  };
  const by = sessionsOf(fixture.table, () => both);
  const { token } = await issueToken(both, { role: 'member', sub: ida.account_id, sid: session_id }, now());
  expect(await callerOf(`Bearer ${token}`, now(), by)).toBeDefined();
  expect(await callerOf(`Bearer ${signed(good)}`, now(), by)).toBeDefined();
});

test('a token expires after fifteen minutes of the request’s clock', async () => {
  const token = `Bearer ${signed(good)}`;
  const at = (seconds: number) => new Date((iat + seconds) * 1000);
  expect(await callerOf(token, at(899))).toBeDefined();
  expect(await callerOf(token, at(900))).toBeUndefined();
});

/** A signed-in member, until `change` alters the account or session. */
async function until(
  change: (of: { account_id: typeof ida.account_id; session_id: typeof session_id }) => Promise<void>,
) {
  const otherAccount = await account();
  const entered = await enter(otherAccount);
  const of = { account_id: otherAccount.account_id, session_id: entered.session_id };
  const { token } = await issueToken(signing, { role: 'member', sub: of.account_id, sid: of.session_id }, now());
  expect(await callerOf(`Bearer ${token}`)).toBeDefined();
  await change(of);
  return callerOf(`Bearer ${token}`);
}
const changed = (change: object) =>
  until(async ({ account_id }) => {
    const current = (await deps.accounts.of(account_id))!;
    await deps.accounts.replace(current, { ...current, ...change });
  });

test('rejects an ended session on the next request', async () => {
  expect(await until(async (of) => deps.commit(deps.devices.end(of)))).toBeUndefined();
});
test('rejects all sessions of an account after its epoch is raised', async () => {
  expect(await changed({ epoch: 1 })).toBeUndefined();
});
test('rejects sessions of a blocked account', async () => {
  expect(await changed({ blocked: { at: now().toISOString(), reason: 'Fraud', operator: 'Noor' } })).toBeUndefined();
});
test('rejects an idle session', async () => {
  const idle = await until(async ({ account_id, session_id }) => {
    const current = (await deps.devices.of(account_id, session_id))!;
    const last_used_at = addDays(now(), -30).toISOString();
    await deps.commit(deps.devices.replace(current, { ...current, last_used_at }));
  });
  expect(idle).toBeUndefined();
});
test('an account without a membership is not subscribed', async () => {
  const by = { role: 'member' as const, sub: noor.member.accountId, sid: noor.session_id };
  const { token } = await issueToken(signing, by, now());
  expect(await callerOf(`Bearer ${token}`)).toMatchObject({ subscribedUntil: null });
});
test('a change of name ends no session', async () => {
  expect(await changed({ name: 'Ida' })).toBeDefined();
});

test('marks a support session with its reason and end', async () => {
  const current = (await deps.devices.of(ida.account_id, session_id))!;
  const support = { operator: 'Noor', reason: 'A ticket about a refund' };
  const ends_at = new Date(now().getTime() + 900_000).toISOString();
  const looking = { ...current, session_id: newId('session'), kind: 'support' as const, support, ends_at };
  await deps.commit(deps.devices.begin(looking));
  const bearer = { sub: ida.account_id, sid: looking.session_id };
  const { token } = await issueToken(signing, { role: 'support', ...bearer }, now(), new Date(ends_at));
  expect(await callerOf(`Bearer ${token}`)).toMatchObject({
    role: 'support',
    support: { reason: 'A ticket about a refund', until: ends_at },
  });
  const asMember = await issueToken(signing, { role: 'member', ...bearer }, now());
  expect(await callerOf(`Bearer ${asMember.token}`)).toBeUndefined();
});
