import type { MessageKey } from '#shared/validation/messages.ts';

/** What each broken rule says. */
export default {
  required: 'This field is required.',
  invalid: 'This value is invalid.',
  'too-long': 'This text is too long.',
  'unknown-field': 'This field is not known.',
  'search.empty': 'Search text must not be empty.',
  'search.last-name': 'A last name is required.',
  'search.address': 'Add a city and state, or a ZIP code.',
  phone: 'Invalid Phone Number',
  email: 'Invalid Email Address',
  'email.taken': 'Email already exists',
  'email.unknown': "We can't find a user with that e-mail address.",
  pin: 'Invalid Pin Code Entered',
  'password.short': 'The password must be at least 6 characters.',
  'password.confirmation': 'The two are not the same.',
  'password.same': 'The new password must differ from the current one.',
  'password.common': 'This password is among the most common ones.',
  'password.wrong': 'The user credentials were incorrect.',
  'use.refused': 'Reports may not be used for this.',
} as const satisfies Record<MessageKey, string>;
