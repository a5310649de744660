import { readerOf } from '#functions/account/reader.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type OnPhoneReleased, releasePhone } from '#functions/account/phone-released.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { claimAccount } from '#functions/account/auth/claim-account.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { DISOWN_MINUTES } from '#functions/account/auth/disown-link.ts';
import { disown, disownings, securedAt } from '#functions/account/auth/disown.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { openByLink } from '#functions/account/auth/mail-registration.ts';
import { addressOf, type Link, linksOf } from '#functions/account/auth/links.ts';
import { isDisowning, liveAccountOf } from '#functions/account/auth/live-links.ts';
import { registrationsOf } from '#functions/account/auth/registrations.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { googleNotice } from '#functions/account/auth/google/resolve-account.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { type ClientInfo, originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Member } from '#functions/platform/session.ts';
import { type HookEffect, noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import { type AccessEntry, auth, type RemovedWay } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  accounts: accountStore(table),
  limits: limiterOf(table),
  links: linksOf(table),
  registrations: registrationsOf(table),
  accessLog: accessLog(table),
  pendingEmails: pendingEmailStore(table),
  knownDevices: knownDevicesOf(table),
  passkeys: passkeyStore(table),
  factors: factorStore(table),
  outbox: outboxOf(table),
  sessionDeps: sessionDepsOf(table),
};
type Deps = typeof live;

/** The effect, and whether the secret address of a calendar ends with it. */
type OnDisowned = (account: Account, now: Date) => Promise<HookEffect & { ends_calendar: boolean }>;

type Hooks = {
  onPhoneReleased: OnPhoneReleased;
  /** Called with an account whose owner reports an intruder, in the transaction that ends the sessions. */
  onDisowned: OnDisowned;
  /** Called with a closed account, in the transaction that opens it again. */
  onReopened: TransactionHook<Account>;
};

export const confirmLinkHandler = (hooks: Hooks) =>
  handle(auth.confirmLink, { ...live, ...hooks }, async ({ input, member, from, cookies, now }, deps) => {
    return followLink(deps.limits, from, now, () =>
      retryOnConflict(async () => {
        const { link, write } = await deps.links.use(input.token, now);
        if (link.action === 'open-account') {
          const signed_in = await openByLink(link, write, deps, { from, cookies, now, given: input.password });
          return {
            action: link.action,
            is_reset_mailed: false,
            removed: [],
            restored_email: null,
            is_reopened: false,
            is_calendar_ended: false,
            signed_in,
            redirect: link.data.redirect ?? null,
          };
        }
        const account = await liveAccountOf(link, now, deps);
        if (await securedAt(link, account, deps)) throw new Fault('auth.link-expired');
        const known = await deps.knownDevices.find(account.account_id, cookies);
        const disowned = disownings.includes(link.action)
          ? await deps.onDisowned(account, now)
          : { ...noEffect, ends_calendar: false };
        const visit = { member, from, known, now, ends_calendar: disowned.ends_calendar };
        const {
          next,
          what,
          notices,
          writes: effects = [],
          removed = [],
          restored_email = null,
          is_reopened = false,
        } = await effectOf(link, account, visit, deps);
        const all = [
          ...(what ? [what] : []),
          ...(is_reopened ? ['account-reopened' as const] : []),
          ...(restored_email ? ['email-changed' as const] : []),
          ...removed.map((way) => lineOf[way]),
        ];
        const lines = all.map((each) =>
          deps.accessLog.line(account.account_id, { what: each, ...originOf(from) }, now),
        );
        const released = await releasePhone(account, next, deps.onPhoneReleased, now);
        const reopened = is_reopened ? await deps.onReopened(account, now) : noEffect;
        const writes = [
          ...[...lines, ...notices.flatMap(({ writes }) => writes), ...effects],
          ...[...released.writes, ...disowned.writes, ...reopened.writes],
        ];
        await deps.accounts.replace(account, next, write, ...writes);
        await Promise.all([
          ...notices.map((message) => message.send()),
          released.afterCommit(),
          disowned.afterCommit(),
          reopened.afterCommit(),
        ]);
        const is_reset_mailed = isDisowning(link) && notices.length > 0;
        const is_calendar_ended = disowned.ends_calendar;
        const outcome = { is_reset_mailed, removed, restored_email, is_reopened, is_calendar_ended };
        return { action: link.action, ...outcome, signed_in: null, redirect: null };
      }),
    );
  });

type Effect = {
  next: Account;
  what: 'email-changed' | 'google-connected' | 'disowned' | 'passkey-removed' | null;
  notices: { writes: Write[]; send: () => Promise<void> }[];
  writes?: Write[];
  removed?: RemovedWay[];
  restored_email?: string | null;
  is_reopened?: boolean;
};
/** Who opened the link, from where; `known`: the digest of the device where the account knows it. */
type Visit = {
  member: Member | undefined;
  from: ClientInfo;
  known: string | undefined;
  now: Date;
  ends_calendar: boolean;
};

/** How the access log names what was removed. */
const lineOf = {
  'second-factor': 'second-factor-off',
  'recovery-codes': 'recovery-codes-voided',
  google: 'google-disconnected',
  passkey: 'passkey-removed',
  phone: 'phone-changed',
} as const satisfies Record<RemovedWay, AccessEntry['what']>;

/** What a link makes of its account. */
async function effectOf(
  link: Link,
  account: Revised<Account>,
  { member, from, known, now, ends_calendar }: Visit,
  deps: Deps,
): Promise<Effect> {
  const { action, data } = link;
  const { account_id, email: present, language } = account;
  const { email = '', subject = '' } = data;
  const at = now.toISOString();

  if (isDisowning(link)) {
    const disowned = await disown(link, account, { now, ends_calendar }, deps);
    // A deletion frees the address: the account cannot be opened without it.
    const holder = disowned.is_reopened && (await deps.accounts.findByCredential('email', disowned.next.email));
    if (holder) throw new Fault('auth.email-taken');
    return { ...disowned, notices: disowned.notices.map(asNotice), what: 'disowned' };
  }
  if (action === 'confirm-email') {
    // A stranger may have opened the account with this address: the link alone does not prove that the account is the reader's.
    if (!account.email_confirmed_at && member?.accountId !== account_id) throw new Fault('auth.other-account');
    return { next: { ...account, email_confirmed_at: account.email_confirmed_at ?? at }, what: null, notices: [] };
  }
  if (action === 'change-email') {
    // The mailbox alone proves nothing here: the address may have been mistyped.
    if (member?.accountId !== account_id) throw new Fault('auth.other-account');
    const owner = await deps.accounts.takerOf(email, now);
    if (owner && owner.account_id !== account_id) {
      throw new Fault('auth.email-taken', { fields: { email: [messages['email.taken']] } });
    }
    const undo = deps.links.make(
      {
        action: 'restore-email',
        account_id,
        data: { email: present, since: member.authenticatedAt, ...(known && { device: known }) },
        minutes: DISOWN_MINUTES,
      },
      now,
    );
    const reader = readerOf(account);
    const origin = { device: from.device, at, place: placeInWords(from, reader.language) };
    const disowning = { link: addressOf(language, 'restore-email', undo.token), until: undo.expires_at };
    const template = {
      purpose: 'email-changed',
      to: present,
      ...reader,
      params: { email, ...origin, ...disowning },
    } as const;
    const notices = [asNotice(deps.outbox.queue(template, now))];
    const reserved = deps.accounts.reserve({ email: present, account_id, ends_at: undo.expires_at });
    const writes = [undo.write, reserved, deps.pendingEmails.end(account_id)];
    return { next: { ...account, email, email_confirmed_at: at }, what: 'email-changed', notices, writes };
  }
  if (action === 'connect-google') {
    const owner = await deps.accounts.findByCredential('google', subject);
    if (owner && owner.account_id !== account_id) throw new Fault('auth.google-taken');
    const next = { ...claimAccount(account, now), google: { subject, email, connected_at: at } };
    const notices = [googleNotice(account, { email }, { from, known, now }, deps)];
    return { next, what: 'google-connected', notices };
  }
  if (action === 'remove-passkey') {
    // “This wasn’t me”: who added the passkey is still signed in.
    const all = await deps.passkeys.all(account_id);
    const removed = all.filter(({ passkey_id }) => passkey_id === data.passkey_id);
    const next = { ...account, has_passkey: all.length > removed.length, epoch: account.epoch + 1 };
    return { next, what: 'passkey-removed', notices: [], writes: removed.flatMap(deps.passkeys.removal) };
  }
  // A password is reset by its own endpoint.
  throw new Fault('auth.link-expired');
}

const asNotice = ({ write, send }: ReturnType<Deps['outbox']['queue']>) => ({ writes: [write], send });
