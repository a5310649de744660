import type { Charge } from '#functions/billing/domain/charge.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { slugOf } from '#shared/legal/versions.ts';
import { AccountId, SubscriptionId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

const page = (language: Language, ...path: string[]) => [environment().SITE_URL, language, ...path].join('/');

export const receiptLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'receipt');
/** The page that follows a refund. */
export const refundLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'refund');
/** Where a search starts. */
export const searchLink = (language: Language) => page(language);
/** The version of the terms that was agreed to. */
export const termsLink = (version: number, language: Language) =>
  page(language, 'assistant/page', slugOf('terms'), String(version));
/** Where a member withdraws from the contract. */
export const withdrawalLink = (language: Language) => page(language, 'withdrawal');
/** Where a member sees, pauses and cancels the membership. */
export const paymentsLink = (language: Language) => page(language, 'account/payments');
export const cardLink = (language: Language) => page(language, 'account/card');
export const confirmLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'confirm');
/** Where support is written to. */
export const contactLink = (language: Language) => page(language, 'contact');
/** Where a new membership begins. */
export const beginLink = (language: Language) => page(language, 'payment');

type SubscriptionRef = Pick<Subscription, 'account_id' | 'subscription_id'>;

/** The link in receipts that cancels one membership without a login. */
export const cancelLink = async (of: SubscriptionRef, language: Language, secret = appSecret): Promise<string> =>
  page(language, 'unsubscribe', await cancelToken(of, secret));

/** Has no dot: the web server takes a path with a dot for a file. */
export async function cancelToken(
  { account_id, subscription_id }: SubscriptionRef,
  secret = appSecret,
): Promise<string> {
  return [account_id, subscription_id, await seal(account_id, subscription_id, secret)].join('~');
}

/** The membership that a token cancels; undefined for a forged token. */
export async function readCancelToken(token: string, secret = appSecret): Promise<SubscriptionRef | undefined> {
  const [account, subscription, given, ...more] = token.split('~');
  const account_id = AccountId.safeParse(account).data;
  const subscription_id = SubscriptionId.safeParse(subscription).data;
  if (!account_id || !subscription_id || more.length) return undefined;
  return given && isSame(given, await seal(account_id, subscription_id, secret))
    ? { account_id, subscription_id }
    : undefined;
}

/** A membership and the moment of its cancellation. */
type CancellationRef = SubscriptionRef & { cancelled_at: string };

/** The link that takes one cancellation back without a login. */
export const keepLink = async (of: CancellationRef, language: Language, secret = appSecret): Promise<string> =>
  page(language, 'keep', await keepToken(of, secret));

export async function keepToken(of: CancellationRef, secret = appSecret): Promise<string> {
  const { account_id, subscription_id, cancelled_at } = of;
  return [account_id, subscription_id, Date.parse(cancelled_at), await sealOfKeep(of, secret)].join('~');
}

/** The cancellation that a token takes back; undefined for a forged token. */
export async function readKeepToken(token: string, secret = appSecret): Promise<CancellationRef | undefined> {
  const [account, subscription, at, given, ...more] = token.split('~');
  const account_id = AccountId.safeParse(account).data;
  const subscription_id = SubscriptionId.safeParse(subscription).data;
  if (!account_id || !subscription_id || !at || !/^\d{1,15}$/.test(at) || !given || more.length) return undefined;
  const of = { account_id, subscription_id, cancelled_at: new Date(Number(at)).toISOString() };
  return isSame(given, await sealOfKeep(of, secret)) ? of : undefined;
}

const sealOfKeep = async (
  { account_id, subscription_id, cancelled_at }: CancellationRef,
  secret: () => Promise<string>,
) => keyedDigest(await secret(), 'keep', `${account_id} ${subscription_id} ${cancelled_at}`);

const seal = async (account_id: string, subscription_id: string, secret: () => Promise<string>) =>
  keyedDigest(await secret(), 'cancel', `${account_id} ${subscription_id}`);
