import * as z from 'zod';

import { MINUTES } from '#functions/account/auth/domain/google.ts';
import { digest, isSame, newToken } from '#functions/platform/digest.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { AccountId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/** A browser that left for Google: what it must bring back, and what for. Of its state and cookie only digests are kept. */
const OAuthState = z.object({
  digest: z.string(),
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  purpose: z.enum(['login', 'connect', 'contacts']),
  redirect: z.string(),
  language: z.enum(languages),
  remember: z.boolean(),
  /** Who was signed in, where it is done to an account. */
  account_id: AccountId.nullable(),
  /** Whom Google has vouched for, while the second factor is still asked for. */
  proven: AccountId.nullable(),
  ends_at: z.iso.datetime(),
});
export type OAuthState = z.infer<typeof OAuthState>;
const stateItem: Entity<OAuthState> = {
  schema: OAuthState,
  key: keys.oauthState,
  expires: ({ ends_at }) => new Date(ends_at),
};

/** The cookie by which a browser is known to be the one that left. */
export const COOKIE = 'oauth';
export const SECONDS = MINUTES * 60;

/** The token of this browser, which several of its tabs may share; a new one where it has none of our shape. */
export const browserToken = (cookie: string | undefined): string =>
  /^[\w-]{43}$/.test(cookie ?? '') ? (cookie as string) : newToken();

export const oauthStateStore = (table: Table) => ({
  /** Writes down that a browser leaves, and answers with what it is to take along. */
  async begin(
    request: Pick<OAuthState, 'purpose' | 'redirect' | 'language' | 'remember' | 'account_id'>,
    browser: string,
    now: Date,
  ): Promise<{ state: string; nonce: string; verifier: string }> {
    const tokens = { state: newToken(), nonce: newToken(), verifier: newToken() };
    const { state, ...secrets } = tokens;
    await table.commit(
      table.put(stateItem, {
        ...request,
        ...secrets,
        digest: digest(state),
        browser: digest(browser),
        proven: null,
        ends_at: new Date(now.getTime() + SECONDS * 1000).toISOString(),
      }),
    );
    return tokens;
  },

  /** What a browser that is back had left for. @throws auth.google-mismatch where it is not the one, or too late */
  async find(state: string, browser: string | undefined, now: Date): Promise<Revised<OAuthState>> {
    const request = await table.get(stateItem, keys.oauthState({ digest: digest(state) }));
    const isTheirs = request && browser !== undefined && isSame(request.browser, digest(browser));
    if (!isTheirs || request.ends_at <= now.toISOString()) throw new Fault('auth.google-mismatch');
    return request;
  },

  /** Uses it up, for one of however many bring it back at once. @throws auth.google-mismatch for all the others */
  async use(state: Revised<OAuthState>): Promise<void> {
    await table.commit(table.remove(keys.oauthState(state), state)).catch((cause: unknown) => {
      const isLost = cause instanceof Fault && cause.code === 'request.conflict';
      throw isLost ? new Fault('auth.google-mismatch', { cause }) : cause;
    });
  },

  /** Keeps open, after its use, whom Google vouched for: there is a second factor to ask for. */
  async prove({ revision: _, ...state }: Revised<OAuthState>, proven: AccountId): Promise<Revised<OAuthState>> {
    await table.commit(table.put(stateItem, { ...state, proven }));
    return { ...state, proven, revision: 1 };
  },
});
export type OAuthStateStore = ReturnType<typeof oauthStateStore>;
