import { generateKeyPairSync, randomBytes } from 'node:crypto';

import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

import { CONTACTS_SCOPE } from '#functions/providers/identity/contacts.ts';
import type { GoogleAccount } from '#functions/providers/identity/double/accounts.ts';

export type Client = { client_id: string; client_secret: string; redirect_uri: string };

const HOUR = 3600;

/** A certified OpenID provider with the scopes, claims and prompts of Google that we rely on. */
export function providerAt(issuer: string, { redirect_uri, ...client }: Client, people: GoogleAccount[]): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const configuration: Configuration = {
    adapter: createMemoryAdapter(0),
    clients: [
      {
        ...client,
        redirect_uris: [redirect_uri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: ['openid', 'email', 'profile', CONTACTS_SCOPE],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // Google’s ID tokens say name and address themselves
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, IdToken: HOUR, Interaction: HOUR, Session: HOUR, Grant: HOUR },
    findAccount: (_, sub) => {
      const person = people.find((each) => each.sub === sub);
      if (!person) return undefined;
      const { contacts: _contacts, ...claims } = person;
      return { accountId: sub, claims: () => claims };
    },
    loadExistingGrant,
    renderError: (context, { error, error_description }) => {
      context.type = 'text';
      context.body = `${error}: ${error_description ?? ''}\n`;
    },
  };
  return new Provider(issuer, configuration);
}

/** Signing in needs no consent page, as with Google; reading contacts does. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, result } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = id ? await provider.Grant.find(id) : undefined;
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
