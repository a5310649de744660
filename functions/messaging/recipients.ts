import type { Message } from '#functions/messaging/domain/message.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

/** What messaging asks about the call that a message reports. */
export type CallNews = {
  /** Whether its owner has marked it as spam or deleted it meanwhile. Of no call: false. */
  isOld(message: Pick<Message, 'account_id' | 'call_id'>): Promise<boolean>;
};

/** What messaging asks about the accounts of its recipients. */
export type Recipients = {
  /** The account that confirmed this number. */
  byPhone(phone: Phone): Promise<{ account_id: AccountId; language: Language } | undefined>;
  isClosed(account_id: AccountId): Promise<boolean>;
};
