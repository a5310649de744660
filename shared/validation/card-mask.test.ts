import { expect, test } from 'vitest';

import { withoutCardData } from '#shared/validation/card-mask.ts';

test.each([
  ['My card is 4242 4242 4242 4242.', 'My card is ••••.'],
  ['4242424242424242, 123', '••••, ••••'],
  ['4242-4242-4242-4242 exp 12/27 cvc: 123', '•••• exp 12/27 cvc: ••••'],
  ['4242 4242 4242 4242 valid 12/2027, then 9876', '•••• valid 12/2027, then ••••'],
  ['The CVV is 123, and the card ends in 4242', 'The CVV is ••••, and the card ends in 4242'],
  ['the CVC of my card is 4321', 'the CVC of my card is ••••'],
  ['123 is my security code', '•••• is my security code'],
  ['CVC:\n123', 'CVC:\n••••'],
  ['Cryptogramme visuel : 123', 'Cryptogramme visuel : ••••'],
  ['El código de seguridad es 123', 'El código de seguridad es ••••'],
  ['O código de segurança é 123', 'O código de segurança é ••••'],
  ['Güvenlik kodu 123', 'Güvenlik kodu ••••'],
  ['Код безопасности: 123', 'Код безопасности: ••••'],
  ['カードのセキュリティコードは123です', 'カードのセキュリティコードは••••です'],
  ['رمز الأمان هو ١٢٣', 'رمز الأمان هو ••••'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutCardData(text)).toBe(kept);
  expect(withoutCardData(kept)).toBe(kept);
});

test.each([
  'I was charged 120 dollars on 3 May 2026.',
  'Ticket 4711, order 123456789',
  'Call me at (218) 555-0142',
  'Room 404, cidre 123',
])('%j holds nothing of a card', (text) => expect(withoutCardData(text)).toBe(text));
