import * as client from 'openid-client';
import * as z from 'zod';

import type { GooglePerson, Identity } from '#functions/providers/identity/port.ts';
import { CONTACTS_SCOPE, readContacts } from '#functions/providers/identity/contacts.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Our client registration at Google. */
export type Registration = {
  issuer: string;
  client_id: string;
  client_secret: string;
  /** Exactly the registered redirect URI; Google accepts no other. */
  redirectUri: string;
  peopleUrl: string;
  /** Whether plain http is allowed: only for the dev server’s own provider on the same machine. */
  allowsHttp: boolean;
};

const TIMEOUT_SECONDS = 5;

/** The claims we use of an ID token, after the library has verified its signature, issuer, audience and nonce. */
const Claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/** OpenID Connect with Google: authorization code, PKCE, state and nonce, each answer checked to its signature. */
export function googleIdentity(registered: () => Promise<Registration>): Identity {
  let cached: { as: string; configuration: Promise<client.Configuration> } | undefined;

  /** Google's metadata, requested once per instance and whenever our registration changes. */
  function configurationOf(registration: Registration): Promise<client.Configuration> {
    const as = JSON.stringify(registration);
    if (cached?.as === as) return cached.configuration;
    const entry = { as, configuration: discover(registration) };
    cached = entry;
    entry.configuration.catch(() => void (cached = cached === entry ? undefined : cached));
    return entry.configuration;
  }

  const ready = async () => {
    const registration = await registered();
    return { registration, configuration: await configurationOf(registration) };
  };

  return {
    async begin({ state, nonce, verifier, scope, language }) {
      const { registration, configuration } = await ready().catch(unavailable);
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: registration.redirectUri,
        scope: scope === 'contacts' ? `openid email ${CONTACTS_SCOPE}` : 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        hl: language,
      });
      return url.href;
    },

    async finish({ code, state, iss }, attempt) {
      const { registration, configuration } = await ready().catch(unavailable);
      const answer = new URL(registration.redirectUri);
      answer.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      const tokens = await client
        .authorizationCodeGrant(configuration, answer, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        })
        .catch(rethrowAsFault);
      const isAllowed = (tokens.scope ?? '').split(' ').includes(CONTACTS_SCOPE);
      return {
        person: personIn(tokens.claims()),
        contacts: async () =>
          isAllowed ? readContacts(registration.peopleUrl, tokens.access_token).catch(unavailable) : null,
      };
    },
  };
}

async function discover({ issuer, client_id, client_secret, allowsHttp }: Registration) {
  const configuration = await client.discovery(
    new URL(issuer),
    client_id,
    { client_secret },
    client.ClientSecretPost(client_secret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: allowsHttp ? [client.allowInsecureRequests] : [], // deprecated to be noticed, not to be removed
    },
  );
  configuration.timeout = TIMEOUT_SECONDS;
  client.enableNonRepudiationChecks(configuration); // the signature too, not TLS alone
  return configuration;
}

function personIn(claims: unknown): GooglePerson {
  const read = Claims.safeParse(claims);
  if (!read.success) throw new Fault('auth.google-mismatch', { cause: read.error });
  const { iss, sub, email, email_verified, name } = read.data;
  return { key: `${iss}#${sub}`, email, isVerified: email_verified, name: name.slice(0, 256) };
}

/** Library errors not caused by the browser: Google was slow or did not answer with OAuth. */
const notTheirs = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

/** The meaning of a failed exchange: a mismatch is the browser’s fault, no answer is Google’s. */
function rethrowAsFault(cause: unknown): never {
  const { code } = cause as { code?: string };
  const isRefused =
    cause instanceof client.AuthorizationResponseError ||
    (cause instanceof client.ResponseBodyError && cause.error === 'invalid_grant') ||
    (cause instanceof client.ClientError && !notTheirs.includes(code ?? ''));
  throw new Fault(isRefused ? 'auth.google-mismatch' : 'auth.google-unavailable', { cause });
}

function unavailable(cause: unknown): never {
  throw new Fault('auth.google-unavailable', { cause });
}
