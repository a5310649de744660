import { expect, test } from 'vitest';

import { mailboxOf } from '#shared/values/mailbox.ts';

test.each([
  ['ida@example.com', 'ida@example.com'],
  ['Ida+1@Example.com', 'ida@example.com'],
  ['ida+a+b@example.com', 'ida@example.com'],
  ['+ida@example.com', '+ida@example.com'],
  ['i.da@example.com', 'i.da@example.com'],
  ['i.d.a+x@googlemail.com', 'ida@gmail.com'],
])('%s is delivered to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
