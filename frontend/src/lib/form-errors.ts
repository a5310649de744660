import type { ErrorCode, Fault } from '#shared/errors/catalogue.ts';
import { type MessageKey, messages } from '#shared/validation/messages.ts';

/** What is wrong with which field, as keys of the words for it. */
export type FormErrors = Record<string, MessageKey[]>;

/** Failures that say by themselves which field they are about, whatever a form calls it. */
const ofCode: Partial<Record<ErrorCode, FormErrors>> = {
  'auth.email-taken': { email: ['email.taken'] },
  'auth.unknown-email': { email: ['email.unknown'] },
  'auth.wrong-pin': { pin: ['pin'], code: ['pin'] },
  'account.phone-taken': { pin: ['phone'] },
};

const keyOf = new Map(Object.entries(messages).map(([key, words]) => [words as string, key as MessageKey]));

/** What a failure says of single fields: its code, or the words that came with it, which are the contract’s in English. */
export function errorsOf({ code, fields }: Pick<Fault, 'code' | 'fields'>): FormErrors {
  const told = Object.entries(fields ?? {}).map(
    ([name, words]) => [name, words.map((text): MessageKey => keyOf.get(text) ?? 'invalid')] as const,
  );
  return ofCode[code] ?? Object.fromEntries<MessageKey[]>(told);
}
