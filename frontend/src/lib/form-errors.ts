import type { ErrorCode, Fault } from '#shared/errors/catalogue.ts';
import { type MessageKey, messages } from '#shared/validation/messages.ts';

/** Field errors, as keys of their messages. */
export type FormErrors = Record<string, MessageKey[]>;

/** Error codes that belong to a field, whatever the form calls it. */
const ofCode: Partial<Record<ErrorCode, FormErrors>> = {
  'auth.email-taken': { email: ['email.taken'] },
  'auth.unknown-email': { email: ['email.unknown'] },
  'auth.wrong-pin': { pin: ['pin'], code: ['pin'] },
  'account.phone-taken': { pin: ['phone'] },
};

const keyOf = new Map(Object.entries(messages).map(([key, words]) => [words as string, key as MessageKey]));

/** The field errors of a failure: its code, or the messages in its answer, which are English. */
export function errorsOf({ code, fields }: Pick<Fault, 'code' | 'fields'>): FormErrors {
  const fromServer = Object.entries(fields ?? {}).map(
    ([name, words]) => [name, words.map((text): MessageKey => keyOf.get(text) ?? 'invalid')] as const,
  );
  return ofCode[code] ?? Object.fromEntries<MessageKey[]>(fromServer);
}
