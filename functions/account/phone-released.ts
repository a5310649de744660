import type { Account } from '#functions/account/store.ts';
import { noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';

/** Called with the account as it was, in the transaction that takes its phone number away. */
export type OnPhoneReleased = TransactionHook<Account>;

/** What the hook adds where `next` has another number than the account, or none. */
export const releasePhone = async (account: Account, next: Account, onPhoneReleased: OnPhoneReleased, now: Date) =>
  next.phone === account.phone ? noEffect : onPhoneReleased(account, now);
