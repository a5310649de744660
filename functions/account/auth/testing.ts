import { generateKeyPairSync } from 'node:crypto';

import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { loginTriesOf } from '#functions/account/auth/login-tries.ts';
import { registrationsOf } from '#functions/account/auth/registrations.ts';
import { hashPassword } from '#functions/account/auth/passwords/passwords.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { type SessionDeps, sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { factorStore } from '#functions/account/auth/store.ts';
import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { giveBackMembership } from '#functions/billing/public.ts';
import { endCalendarFeed, hasCalendarFeed, turnOffForwarding } from '#functions/calls/public.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Caller, Member } from '#functions/platform/session.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, sending, type Testable, unlimited } from '#functions/platform/testing.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** A password that is on no list. */
export const PASSWORD = 'heather on the moor';
const passwordHash = hashPassword(PASSWORD);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Closes an account, as its owner does. Returns until when that can be undone. */
export const closingOf =
  (table: Table, now: () => Date, accounts = accountStore(table)) =>
  async ({ account_id }: Account): Promise<string> => {
    const account = (await accounts.of(account_id))!;
    const closed_at = now().toISOString();
    const passkeys = await passkeyStore(table).close(account_id, { isFinal: false });
    await accounts.replace(account, { ...account, closed_at }, ...passkeys);
    return endOfLife('closedAccount', closed_at).toISOString();
  };

/** The dependencies of account handlers, with their own table and clock. */
export function authFixture() {
  const table = temporaryTable();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = async () => 'secret';
  const signing = () => signingWith(() => privateKey);
  const knownDevices = knownDevicesOf(table, secret);
  const sessionDeps: SessionDeps = { ...sessionDepsOf(table), knownDevices, signing, secret };
  let now = new Date();
  const deps = {
    accounts: accountStore(table),
    sessionDeps,
    devices: sessionDeps.sessions,
    accessLog: sessionDeps.accessLog,
    knownDevices,
    factors: factorStore(table),
    limits: unlimited,
    onPhoneReleased: turnOffForwarding(
      table,
      outboxOf(table, async () => {}),
    ),
    onDisowned: endCalendarFeed(table),
    hasCalendarFeed: hasCalendarFeed(table),
    onReopened: giveBackMembership(table),
    links: linksOf(table),
    registrations: registrationsOf(table),
    pendingEmails: pendingEmailStore(table),
    pins: pinsOf(table, secret),
    outbox: outboxOf(table, async () => {}),
    passkeys: passkeyStore(table),
    challenges: challengesOf(table),
    proof: async () => {},
    secondFactor: secondFactorOf(table, secret),
    tries: loginTriesOf(table, secret),
    secret,
    commit: table.commit.bind(table),
    clock: () => now,
  };

  /** A browser with its cookies. */
  function browser({ as, userAgent = FIREFOX }: { as?: Caller | undefined; userAgent?: string } = {}) {
    const jar = new Map<string, string>();
    const lines: string[] = [];
    return {
      jar,
      /** Every `Set-Cookie` that came, as it came. */
      lines,
      call<E extends Endpoint>(endpoint: E, handler: Testable, headers: Record<string, string> = {}) {
        const onCookie = (line: string) => void lines.push(line);
        const call = callWithCookies(endpoint, handler, jar, {
          as,
          headers: { 'user-agent': userAgent, ...headers },
          onCookie,
        });
        return (input: InputFromCaller<E>): Promise<Output<E>> => call(endpoint, input);
      },
    };
  }

  return {
    table,
    deps,
    browser,
    secret,
    signing,
    limits: limiterOf(table, secret),
    now: () => now,
    advanceMinutes: (minutes: number) => void (now = addMinutes(now, minutes)),
    /** An account with the password above by default. */
    account: async (attributes: Partial<Account> = {}): Promise<Account> => {
      const account_id = newId('account');
      const email = `${account_id.slice(-10).toLowerCase()}@example.com`;
      const has = { email_confirmed_at: now.toISOString(), password: await passwordHash };
      const account = newAccount({ account_id, email, language: 'en', ...has, ...attributes }, now);
      await deps.accounts.create(account);
      return account;
    },
    close: closingOf(table, () => now),
    /** Logs an account in and returns the member. */
    enter: async (
      { account_id }: Account,
      { cookies = cookiesOf({}), device = 'Firefox on Linux', remember = true } = {},
    ) => {
      const account = await deps.accounts.of(account_id);
      if (!account) throw new Error('No such account');
      const entry = {
        how: 'logged-in-password' as const,
        from: { device },
        cookies,
        remember,
        now,
      };
      const { token } = await signIn(account, entry, sessionDeps);
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: Member['sessionId'];
      };
      const member = aMember(account_id, { sessionId: sid, authenticatedAt: now.toISOString() });
      return { member, token, session_id: sid };
    },
    messagesTo: async (to: string) => (await messageStore(table).latest(200)).filter((each) => each.to === to),
    linesOf: async ({ account_id }: Account) => (await deps.accessLog.all(account_id)).map(({ what }) => what),
  };
}

type BrowserOptions = { as?: Caller | undefined; headers?: Record<string, string>; onCookie?: (line: string) => void };

/** Calls an endpoint as a browser does: sends the cookies of its jar, and keeps those of the response in it. */
export const callWithCookies = (
  endpoint: Endpoint,
  handler: Testable,
  jar: Map<string, string>,
  { as, headers = {}, onCookie }: BrowserOptions,
) =>
  createCall('http://test', async (url, init) => {
    const request = new Request(url, init);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) request.headers.set('cookie', cookie);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const answer = await sending(endpoint, handler, { as })(request);
    for (const line of answer.headers.getSetCookie()) {
      onCookie?.(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  });

/** The token in a message’s link. */
export const tokenIn = (text: string | undefined): string => /\/([\w-]{43})\b/.exec(text ?? '')?.[1] ?? '';
