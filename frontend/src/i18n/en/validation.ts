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
} as const satisfies Record<MessageKey, string>;
