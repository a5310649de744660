import * as z from 'zod';

import type { Account } from '#functions/account/store.ts';
import { MINUTES } from '#functions/account/auth/domain/google.ts';
import { digest, isSame, newToken } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { AccountId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/**
 * A started sign-in with Google: what the browser must return with, and its purpose. Only digests of the state and the
 * cookie are stored.
 */
const OAuthState = z.object({
  digest: z.string(),
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  purpose: z.enum(['login', 'connect', 'contacts', 'confirm']),
  redirect: z.string(),
  language: z.enum(languages),
  /** The zone of the browser, for an account that the sign-in opens. */
  time_zone: z.string().optional(),
  remember: z.boolean(),
  /** Who was signed in, where it is done to an account. */
  account_id: AccountId.nullable(),
  /** The account that Google verified, while the second factor is pending. */
  proven: AccountId.nullable(),
  /** Whose Google account verified it. */
  subject: z.string().optional(),
  ends_at: z.iso.datetime(),
});
export type OAuthState = z.infer<typeof OAuthState>;
const stateItem: Entity<OAuthState> = {
  schema: OAuthState,
  key: keys.oauthState,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

/** Identifies the browser that started the sign-in. */
export const COOKIE = 'oauth';
export const SECONDS = MINUTES * 60;

export const oauthStateStore = (table: Table) => ({
  /** Stores a started sign-in and returns its state, nonce and verifier. */
  async begin(
    request: Pick<OAuthState, 'purpose' | 'redirect' | 'language' | 'time_zone' | 'remember' | 'account_id'>,
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

  /** The state of a returning browser. */
  async find(state: string, browser: string | undefined, now: Date): Promise<Revised<OAuthState>> {
    const request = await table.get(stateItem, keys.oauthState({ digest: digest(state) }));
    const isTheirs = request && browser !== undefined && isSame(request.browser, digest(browser));
    if (!isTheirs || request.ends_at <= now.toISOString()) throw new Fault('auth.google-mismatch');
    return request;
  },

  /** Uses the state up; one concurrent request succeeds. */
  async use(state: Revised<OAuthState>): Promise<void> {
    await table.commit(table.remove(keys.oauthState(state), state)).catch((cause: unknown) => {
      const isLost = cause instanceof Fault && cause.code === 'request.conflict';
      throw isLost ? new Fault('auth.google-mismatch', { cause }) : cause;
    });
  },

  /** Reopens a used state for a verified account with a pending second factor. */
  async prove(
    { revision: _, ...state }: Revised<OAuthState>,
    { account_id: proven, google }: Pick<Account, 'account_id' | 'google'>,
  ): Promise<Revised<OAuthState>> {
    const next = { ...state, proven, ...(google && { subject: google.subject }) };
    await table.commit(table.put(stateItem, next));
    return { ...next, revision: 1 };
  },
});
