import { generateKeyPairSync } from 'node:crypto';

import { contactStore } from '#functions/account/contacts.ts';
import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import { handler as finishing } from '#functions/account/auth/finish-google.ts';
import { oauthStateStore } from '#functions/account/auth/google/oauth-state.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { handler as starting } from '#functions/account/auth/start-google.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { callWithCookies, closingOf } from '#functions/account/auth/testing.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Member } from '#functions/platform/session.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { googleIdentity } from '#functions/providers/identity/google.ts';
import { visit } from '#functions/providers/identity/double/browser.ts';
import { googleAccounts } from '#functions/providers/identity/double/accounts.ts';
import { startProvider } from '#functions/providers/identity/double/start.ts';
import { auth } from '#shared/api/auth.ts';
import type { Input, InputFromCaller } from '#shared/contract/endpoint.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

export type Back = Input<typeof auth.finishGoogle>;
const subs = { ida: 0, mara: 1, rin: 2, unchecked: 3 } as const;
type Who = keyof typeof subs;

const siteUrl = 'http://localhost:3000';

/** The dev server’s identity provider, shared by the tests of a file. */
export const google = () => startProvider({ siteUrl });

/** Our side of it, with a table of its own. */
export function googleFixture(provider: Awaited<ReturnType<typeof google>>) {
  const table = temporaryTable();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = async () => 'secret';
  const accounts = accountStore(table);
  const log = accessLog(table);
  const limits = limiterOf(table, secret);
  const state = oauthStateStore(table);
  const contacts = contactStore(table);
  const sessions = sessionStore(table);
  const identity = googleIdentity(async () => ({
    ...provider.client,
    issuer: provider.issuer,
    redirectUri: `${siteUrl}/google-login`,
    peopleUrl: provider.peopleUrl,
    allowsHttp: true,
  }));
  let now = new Date();
  const clock = () => now;
  const start = starting.with({ accounts, state, limits, identity, clock });
  const finish = finishing.with({
    state,
    contacts,
    limits,
    identity,
    clock,
    secondFactor: secondFactorOf(table, secret),
    sessionDeps: { ...sessionDepsOf(table), signing: () => signingWith(() => privateKey), secret },
    google: { accounts, log, links: linksOf(table), outbox: outboxOf(table, async () => {}) },
  });

  let browsers = 0;
  /** A browser, which keeps its cookies and comes from a network of its own. */
  function browser({ as }: { as?: Member } = {}) {
    const jar = new Map<string, string>();
    const network = `10.${browsers >> 8}.${browsers++ & 255}.1`;
    const calling = (
      handler: typeof finish | typeof start,
      endpoint: typeof auth.finishGoogle | typeof auth.startGoogle,
    ) => callWithCookies(endpoint, handler, jar, { as, headers: { 'x-viewer-address': network } });
    const leave = async (input: InputFromCaller<typeof auth.startGoogle> = {}) =>
      (await calling(start, auth.startGoogle)(auth.startGoogle, input)).url;
    return {
      jar,
      /** Leaves for Google. */
      leave,
      /** Signs in at the provider and returns what the page sends back. */
      async goes(who: Who, input: InputFromCaller<typeof auth.startGoogle> = {}): Promise<Back> {
        const back = await visit(await leave(input), { as: googleAccounts[subs[who]]!.sub });
        return Object.fromEntries(back.searchParams) as Back;
      },
      finish: ({ code, state, iss, second_factor }: Back) =>
        calling(finish, auth.finishGoogle)(auth.finishGoogle, { code, state, iss, second_factor }),
    };
  }

  return {
    table,
    accounts,
    close: closingOf(table, clock),
    log,
    contacts,
    sessions,
    messages: messageStore(table),
    start,
    finish,
    browser,
    keyOf: (who: Who) => `${provider.issuer}#${googleAccounts[subs[who]]!.sub}`,
    /** Moves the clock of our side. */
    advanceMinutes: (minutes: number) => void (now = addMinutes(now, minutes)),
    now: clock,
    async account(attributes: Partial<Account> = {}) {
      const account_id = newId('account');
      const email = `${account_id.slice(-8).toLowerCase()}@example.com`;
      const account = newAccount({ account_id, email, language: 'en', ...attributes }, now);
      await accounts.create(account);
      return account;
    },
    memberOf: ({ account_id }: Account, more: Partial<Member> = {}) =>
      aMember(account_id, { authenticatedAt: now.toISOString(), ...more }),
  };
}
