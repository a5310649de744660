import * as z from 'zod';

import type { Charge } from '#functions/billing/domain/charge.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { environment } from '#functions/platform/environment.ts';
import { openToken, sealToken } from '#functions/platform/sealed-token.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { slugOf } from '#shared/legal/versions.ts';
import { AccountId, ConsentId, type PersonId, SubscriptionId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { paths } from '#shared/values/pages.ts';

const page = (language: Language, ...path: string[]) => [environment().SITE_URL, language, ...path].join('/');

export const receiptLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'receipt');
/** The page that follows a refund. */
export const refundLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'refund');
/** Where a search starts. */
export const searchLink = (language: Language) => page(language);
/** The path of the report that was ordered; null where none was. */
export const reportPath = (person_id: PersonId | undefined, language: Language) =>
  person_id ? paths.report.replace(':language', language).replace(':person_id', person_id) : null;
/** Opens that report by way of the login, which sends members straight on: visitors would see what it costs. */
export function reportLink(person_id: PersonId | undefined, language: Language): string | null {
  const path = reportPath(person_id, language);
  return path && `${page(language, 'login')}?redirect=${encodeURIComponent(path)}`;
}
/** The version of the terms that was agreed to. */
export const termsLink = (version: number, language: Language) =>
  page(language, 'assistant/page', slugOf('terms'), String(version));
/** Where a member sees, pauses and cancels the membership. */
export const paymentsLink = (language: Language) => page(language, 'account/payments');
export const cardLink = (language: Language) => page(language, 'account/card');
export const confirmLink = ({ charge_id }: Pick<Charge, 'charge_id'>, language: Language) =>
  page(language, 'account/payments', charge_id, 'confirm');
/** Where support is written to about a refund that the bank returned each time: it offers no refund again. */
export const contactLink = ({ receipt_number }: Pick<Charge, 'receipt_number'>, language: Language) =>
  `${page(language, 'contact')}?topic=charge-or-refund&refund=${receipt_number ?? 'failed'}`;
/** Where a new membership begins. */
export const beginLink = (language: Language) => page(language, 'payment');

type SubscriptionRef = Pick<Subscription, 'account_id' | 'subscription_id'>;

/** The link in receipts that cancels one membership without a login. */
export const cancelLink = async (of: SubscriptionRef, language: Language, secret = appSecret): Promise<string> =>
  page(language, 'unsubscribe', await cancelToken(of, secret));

export const cancelToken = ({ account_id, subscription_id }: SubscriptionRef, secret = appSecret): Promise<string> =>
  sealToken('cancel', [account_id, subscription_id], secret);

const CancelParts = z.tuple([AccountId, SubscriptionId]);

/** The membership that a token cancels; undefined for a forged token. */
export async function readCancelToken(token: string, secret = appSecret): Promise<SubscriptionRef | undefined> {
  const { data } = CancelParts.safeParse(await openToken('cancel', token, secret));
  return data && { account_id: data[0], subscription_id: data[1] };
}

/** One contract of a membership: a later order makes another one. */
export type ContractRef = Pick<Subscription, 'account_id' | 'subscription_id' | 'consent_id'>;

/** The link in mails about an order that opens the withdrawal from its contract without a login. */
export const withdrawalLink = async (of: ContractRef, language: Language, secret = appSecret): Promise<string> =>
  page(language, 'withdrawal', await withdrawalToken(of, secret));

export const withdrawalToken = (
  { account_id, subscription_id, consent_id }: ContractRef,
  secret = appSecret,
): Promise<string> => sealToken('withdraw', [account_id, subscription_id, consent_id], secret);

const ContractParts = z.tuple([AccountId, SubscriptionId, ConsentId]);

/** The contract that a token names. @throws billing.link-incomplete where it is cut or forged */
export async function readWithdrawalLink(token: string, secret = appSecret): Promise<ContractRef> {
  const { data } = ContractParts.safeParse(await openToken('withdraw', token, secret));
  if (!data) throw new Fault('billing.link-incomplete');
  return { account_id: data[0], subscription_id: data[1], consent_id: data[2] };
}

/** A membership and the moment of its cancellation. */
type CancellationRef = SubscriptionRef & { cancelled_at: string };

/** The link that takes one cancellation back without a login. */
export const keepLink = async (of: CancellationRef, language: Language, secret = appSecret): Promise<string> =>
  page(language, 'keep', await keepToken(of, secret));

/** Names the moment in milliseconds: an ISO date has a dot. */
export const keepToken = (
  { account_id, subscription_id, cancelled_at }: CancellationRef,
  secret = appSecret,
): Promise<string> => sealToken('keep', [account_id, subscription_id, String(Date.parse(cancelled_at))], secret);

const Moment = z.coerce.number().transform((ms) => new Date(ms).toISOString());
const KeepParts = z.tuple([AccountId, SubscriptionId, Moment]);

/** The cancellation that a token takes back; undefined for a forged token. */
export async function readKeepToken(token: string, secret = appSecret): Promise<CancellationRef | undefined> {
  const { data } = KeepParts.safeParse(await openToken('keep', token, secret));
  return data && { account_id: data[0], subscription_id: data[1], cancelled_at: data[2] };
}
