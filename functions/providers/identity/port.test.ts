import { generateKeyPairSync } from 'node:crypto';

import { afterAll, describe, expect, test } from 'vitest';

import { googleIdentity } from '#functions/providers/identity/google.ts';
import { type Lie, lyingIssuer } from '#functions/providers/identity/testing.ts';
import { visit } from '#functions/providers/identity/double/browser.ts';
import { googleAccounts } from '#functions/providers/identity/double/accounts.ts';
import { startProvider } from '#functions/providers/identity/double/start.ts';

const siteUrl = 'http://localhost:3000';
const provider = await startProvider({ siteUrl });
const liar = await lyingIssuer('us');
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await liar[Symbol.asyncDispose]();
});

const registration = {
  ...provider.client,
  issuer: provider.issuer,
  redirectUri: `${siteUrl}/google-login`,
  peopleUrl: provider.peopleUrl,
  allowsHttp: true,
};
const google = googleIdentity(async () => registration);
const subOf = (name: string) => googleAccounts.find((each) => each.name === name)!.sub;
const mara = subOf('Mara Ellison');
const attempt = { state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43) };

/** Runs the sign-in redirect to Google and back. */
async function went(as: string, scope: 'profile' | 'contacts' = 'profile', allow = true) {
  const back = await visit(await google.begin({ ...attempt, scope, language: 'en' }), { as, allow });
  const { code = '', state = '', iss, error } = Object.fromEntries(back.searchParams) as Record<string, string>;
  return { answer: { code, state, iss }, error, back };
}

describe('an honest provider', () => {
  test('returns the identity at the exact redirect URI', async () => {
    const { answer, back } = await went(mara);
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/google-login\?/);
    const { person, contacts } = await google.finish(answer, attempt);
    expect(person).toEqual({
      key: `${provider.issuer}#${mara}`,
      email: 'mara@example.com',
      isVerified: true,
      name: 'Mara Ellison',
    });
    expect(await contacts()).toBeNull(); // not requested
  });

  test('requests a code with PKCE and the profile scopes only', async () => {
    const url = new URL(await google.begin({ ...attempt, scope: 'profile', language: 'ar' }));
    const { code_challenge, ...sent } = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${siteUrl}/google-login`,
      hl: 'ar',
    });
    expect(code_challenge).toHaveLength(43);
    expect(url.href).not.toContain(attempt.verifier);
  });

  test('reports an unverified address', async () => {
    const { answer } = await went(subOf('Somebody Unchecked'));
    expect((await google.finish(answer, attempt)).person.isVerified).toBe(false);
  });

  test('reads permitted contacts over all pages', async () => {
    const { answer } = await went(mara, 'contacts');
    const { contacts } = await google.finish(answer, attempt);
    expect(await contacts()).toEqual([
      { phone: '+12185550162', name: 'Jonas at the garage' },
      { phone: '+12185550163', name: 'Mum' },
      { phone: '+12185550164', name: 'أمينة' },
    ]);
  });

  test('returns without a code if consent is denied', async () => {
    const { error, answer } = await went(mara, 'contacts', false);
    expect(error).toBe('access_denied');
    expect(answer.code).toBe('');
  });

  test('accepts a code once', async () => {
    const { answer } = await went(mara);
    await google.finish(answer, attempt);
    await expect(google.finish(answer, attempt)).rejects.toMatchObject({ code: 'auth.google-mismatch' });
  });

  test.each([
    ['another state', { state: 'state-2' }],
    ['another nonce', { nonce: 'nonce-2' }],
    ['another verifier', { verifier: 'w'.repeat(43) }],
  ])('rejects %s as a mismatch', async (_, other) => {
    const { answer } = await went(mara);
    await expect(google.finish(answer, { ...attempt, ...other })).rejects.toMatchObject({
      code: 'auth.google-mismatch',
    });
  });

  test.each([
    ['no code of theirs', { code: 'made-up' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer, where it always says it', { iss: undefined }],
  ])('rejects %s as a mismatch', async (_, other) => {
    const { answer } = await went(mara);
    await expect(google.finish({ ...answer, ...other }, attempt)).rejects.toMatchObject({
      code: 'auth.google-mismatch',
    });
  });
});

describe('a malicious provider', () => {
  const client = { client_id: 'us', client_secret: 'x'.repeat(32) };
  const toLiar = googleIdentity(async () => ({ ...registration, ...client, issuer: liar.issuer }));
  const finish = (lie: Lie) => {
    liar.says(lie);
    return toLiar.finish({ code: 'c', state: attempt.state }, attempt);
  };

  test('is accepted if its token is valid', async () => {
    expect((await finish({})).person.email).toBe('a@example.com');
  });

  test.each<[string, Lie]>([
    ['for another client', { claims: { aud: 'them' } }],
    ['for several, requested by another', { claims: { aud: ['us', 'them'], azp: 'them' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['of another asking', { claims: { nonce: 'nonce-2' } }],
    ['of no asking', { claims: { nonce: undefined } }],
    ['that is over', { claims: { exp: 1 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['without an address', { claims: { email: undefined } }],
    ['signed with another key', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
    ['unsigned', { header: { alg: 'none' } }],
    ['signed as if its public key were a secret', { header: { alg: 'HS256' } }],
  ])('an ID token %s is a mismatch', async (_, lie) => {
    await expect(finish(lie)).rejects.toMatchObject({ code: 'auth.google-mismatch' });
  });

  test.each<[string, Lie]>([
    ['is down', { answer: { status: 503, body: 'x' } }],
    ['speaks no JSON', { answer: { status: 200, body: '<html>' } }],
    ['does not know us', { answer: { status: 401, body: '{"error":"invalid_client"}' } }],
  ])('one that %s is not available', async (_, lie) => {
    await expect(finish(lie)).rejects.toMatchObject({ code: 'auth.google-unavailable' });
  });
});

test('refuses plain http except on the dev server', async () => {
  const strict = googleIdentity(async () => ({ ...registration, allowsHttp: false }));
  const begun = strict.begin({ ...attempt, scope: 'profile', language: 'en' });
  await expect(begun).rejects.toMatchObject({ code: 'auth.google-unavailable' });
});

test('retries after failed discovery', async () => {
  let isUp = false;
  const flaky = googleIdentity(async () => {
    if (!isUp) throw new Error('no secret');
    return registration;
  });
  const ask = () => flaky.begin({ ...attempt, scope: 'profile', language: 'en' });
  await expect(ask()).rejects.toMatchObject({ code: 'auth.google-unavailable' });
  isUp = true;
  expect(await ask()).toContain(provider.issuer);
});
