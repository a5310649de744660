import type * as z from 'zod';

import type { FieldErrors } from '#shared/errors/catalogue.ts';

/** What each broken rule says. Schemas name the key; forms translate it, handlers answer with these words. */
export const messages = {
  required: 'This field is required.',
  invalid: 'This value is invalid.',
  'too-long': 'This text is too long.',
  'unknown-field': 'This field is not known.',
  'search.empty': 'Search text must not be empty.',
  'search.last-name': 'A last name is required.',
  'search.address': 'Add a city and state, or a ZIP code.',
  'vat-number': 'This is not the form of a VAT number of this country.',
  'tax-number.vat': 'This is not a valid VAT number: check the digits.',
  'tax-number.siret': 'This is not a valid SIRET: check the digits.',
  'tax-number.siren': 'This is not a valid SIREN: check the digits.',
  'tax-number.nif': 'This is not a valid NIF: check the digits.',
  'tax-number.cnpj': 'This is not a valid CNPJ: check the digits.',
  'tax-number.cpf': 'This is not a valid CPF: check the digits.',
  'tax-number.vkn': 'This is not a valid VKN: check the digits.',
  'tax-number.tckn': 'This is not a valid TCKN: check the digits.',
  'tax-number.inn': 'This is not a valid INN: check the digits.',
  'tax-number.jct': 'A registration number of Japan is “T” and 13 digits.',
  'tax-number.ein': 'This is not a valid EIN: check the digits.',
  'tax-number.FR': 'Enter a SIRET (14 digits), a SIREN (9 digits) or a VAT number.',
  'tax-number.BR': 'Enter a CNPJ (14 characters) or a CPF (11 digits).',
  'tax-number.TR': 'Enter a VKN (10 digits) or a TCKN (11 digits).',
  phone: 'Invalid Phone Number',
  email: 'Invalid Email Address',
  'email.taken': 'Email already exists',
  'email.present': 'This is the present address of your account.',
  'email.unknown': "We can't find a user with that e-mail address.",
  pin: 'Invalid Pin Code Entered',
  'profile.link': 'Invalid Profile link, please try again or enter your name instead by clicking cannot find profile?',
  'removal.choose': 'Choose at least one record.',
  'removal.most': 'You can remove up to 10 records a day. For more, please contact support.',
  'removal.identifier': 'Add an email address, a phone number, or a street with its city.',
  'password.short': 'The password must be at least 6 characters.',
  'password.confirmation': 'The password confirmation does not match.',
  'password.same': 'The new password must differ from the current one.',
  'password.common': 'This password is among the most common ones.',
  'password.not-registered': 'This is not the password that was chosen for this registration.',
  'password.own': 'This password is little more than your name, your email address or the name Calluna.',
  'password.wrong': 'The user credentials were incorrect.',
  'use.refused': 'Reports may not be used for this.',
  'checkout.agreement': 'You have to accept the agreement terms first.',
  'card.number': 'Please double check your card number.',
  'card.cvv': 'Please double check your card CVV.',
  'card.expiry-month': 'The expiry month of your card is invalid.',
  'card.expiry-year': 'The expiry year of your card is invalid.',
  'card.in-text': 'Please leave card numbers out.',
  'descriptor.long': 'The statement descriptor may have 22 characters at most.',
  hours: 'These hours overlap, or end before they begin.',
  days: 'These days overlap, or end before they begin.',
  'days.long': 'These are more days than a year has.',
  'word.common': 'Almost every caller says this word.',
  prefix: 'No phone number begins like this.',
  'descriptor.letter': 'The statement descriptor must contain a letter.',
} as const;

export type MessageKey = keyof typeof messages;
const isKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

function keyOf(issue: z.core.$ZodIssue): MessageKey {
  // A check without a message of its own reports that of its schema, ‘required’, of a value that is there.
  if (issue.message === 'required') return isMissing(issue) ? 'required' : unnamedKeyOf(issue);
  return isKey(issue.message) ? issue.message : unnamedKeyOf(issue);
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' ||
  (issue.code === 'too_small' && issue.minimum === 1) ||
  (issue.code === 'invalid_type' && issue.input == null);

function unnamedKeyOf(issue: z.core.$ZodIssue): MessageKey {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too-long';
  if (issue.code.startsWith('invalid_') && issue.input === undefined) return 'required';
  return 'invalid';
}

/** The faults of a parse, by field: keys of `messages`, for the form to translate. */
export function fieldKeys(error: z.ZodError): Record<string, MessageKey[]> {
  // Without a prototype: a stranger may name a field `constructor`.
  const fields = Object.create(null) as Record<string, MessageKey[]>;
  const add = (field: string, key: MessageKey) => (fields[field] ??= []).push(key);
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key.slice(0, 64), 'unknown-field');
    else add(issue.path.join('.') || 'body', keyOf(issue));
  }
  return fields;
}

/** The same in words, as the answer carries them. */
export const fieldWords = (error: z.ZodError): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldKeys(error)).map(([field, keys]) => [field, keys.map((key) => messages[key])]),
  );
