import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;
export type Lie = {
  /** Overrides of the ID token's claims. */
  claims?: Claims;
  header?: Claims;
  /** Signs with another key. */
  key?: KeyObject;
  /** The response of the token endpoint instead of a token. */
  answer?: { status: number; body: string };
};

/** An issuer under the test's control, for cases that an honest one cannot produce. */
export async function lyingIssuer(client_id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let lie: Lie = {};

  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const truth = {
      iss: issuer,
      aud: client_id,
      sub: '1',
      nonce: 'nonce-1',
      iat: now,
      exp: now + 60,
      email: 'a@example.com',
      email_verified: true,
    };
    const parts = [
      { alg: 'RS256', kid: 'k', typ: 'JWT', ...lie.header },
      { ...truth, ...lie.claims },
    ];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${signed}.${sign('sha256', Buffer.from(signed), lie.key ?? privateKey).toString('base64url')}`;
  };
  const pages: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'at', token_type: 'Bearer', id_token: idToken() }),
  };
  server.on('request', (request, response) => {
    const { status, body } = (request.url === '/token' && lie.answer) || {
      status: 200,
      body: JSON.stringify(pages[request.url ?? '']?.()),
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return {
    issuer,
    /** Sets the overrides. */
    says: (next: Lie) => void (lie = next),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
