import { expect, test } from 'vitest';

import { quoteOf } from '#functions/helpdesk/domain/quote.ts';

test.each([
  ['a short message', 'Hello.\nTwo charges.', 'Hello.\nTwo charges.'],
  ['a card', 'It is 4242 4242 4242 4242, 123', 'It is ••••, ••••'],
  ['many lines', '1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6 …'],
  ['a long line', 'x'.repeat(500), `${'x'.repeat(400)} …`],
  ['characters of two halves', '👩'.repeat(401), `${'👩'.repeat(400)} …`],
])('of %s', (_, text, quote) => expect(quoteOf(text)).toBe(quote));
