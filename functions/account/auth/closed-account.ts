import { type ClosedAccount, type Account, eraseAt } from '#functions/account/store.ts';
import { DISOWN_MINUTES, disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import type { Links } from '#functions/account/auth/links.ts';
import type { SessionDeps } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { openToken, partsOf, sealToken } from '#functions/platform/sealed-token.ts';
import { isWithin, type Limiter } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { AccountId } from '#shared/values/id.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

type Closed = Pick<Account, 'account_id'> & { closed_at: string };

/** The link in the mail about a deletion that undoes it. */
const reopenLink = async (account: Closed & Pick<Account, 'language'>, secret = appSecret): Promise<string> =>
  `${environment().SITE_URL}/${account.language}/keep-account/${await reopenToken(account, secret)}`;

/** Is of one deletion: it stops working once the account is open again. */
export const reopenToken = ({ account_id, closed_at }: Closed, secret = appSecret): Promise<string> =>
  sealToken('reopen-account', [account_id], secret, [closed_at]);

/** The account that a token names; its seal is not checked yet. */
export const accountIn = (token: string): AccountId | undefined => AccountId.safeParse(partsOf(token)[0]).data;

/** Whether a token was mailed for this very deletion. */
export async function opensAgain(
  token: string,
  { account_id, closed_at }: Pick<Account, 'account_id' | 'closed_at'>,
  secret = appSecret,
): Promise<boolean> {
  const [named, ...more] = (closed_at && (await openToken('reopen-account', token, secret, [closed_at]))) || [];
  return named === account_id && !more.length;
}

type ClosedDeps = { limits: Limiter; outbox: Outbox; sessionDeps: Pick<SessionDeps, 'accessLog' | 'secret' | 'links'> };

/**
 * The mail about a deletion, to its owner: from where it was deleted, until when that can be undone, the link for it, and one
 * that also disowns the session that did it. It goes to no open account.
 */
export async function deletionMail(
  account: ClosedAccount,
  { outbox, links, secret }: { outbox: Outbox; links: Pick<Links, 'make'>; secret: () => Promise<string> },
  now: Date,
): Promise<{ until: string; writes: Write[]; send: () => Promise<void> }> {
  const { email, time_zone, closed_at, closed_by } = account;
  const language = varietyOfMember(account);
  const erased = eraseAt(account)!;
  const minutes = Math.min(DISOWN_MINUTES, (erased.getTime() - now.getTime()) / MINUTE);
  const disowning = disownLink(account, closed_by?.digest, links, now, {
    since: closed_by?.since ?? closed_at,
    minutes,
  });
  const until = erased.toISOString();
  const params = {
    device: closed_by?.device ?? null,
    place: placeInWords(closed_by ?? {}, language),
    at: closed_at,
    until,
    link: await reopenLink(account, secret),
    disown_link: disowning.params.link,
    disown_until: disowning.params.until,
  };
  const common = { to: email, account_id: null, language, time_zone };
  const { write, send } = outbox.queue({ ...common, purpose: 'account-deleted', params }, now);
  return { until, writes: [disowning.write, write], send };
}

/**
 * Refuses a sign-in to a closed account. Its owner, whose credential was just verified, learns that it is being deleted, until when
 * that can be undone, and that the link for it was mailed again. It is mailed a few times a day at most.
 *
 * @throws auth.account-closed with the end of that time
 */
export async function refuseClosed(
  account: Account,
  { limits, outbox, sessionDeps }: ClosedDeps,
  now: Date,
): Promise<void> {
  const { account_id, closed_at } = account;
  if (!closed_at) return;
  const { secret, links, accessLog } = sessionDeps;
  const { until, writes, send } = await deletionMail({ ...account, closed_at }, { outbox, links, secret }, now);
  if (await isWithin(limits, 'reopen-mail', { account: account_id }, now)) {
    await accessLog.commit(...writes);
    await send();
  }
  throw new Fault('auth.account-closed', { until });
}
