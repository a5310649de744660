import { expect, test } from 'vitest';

import { errorsOf } from '#frontend/lib/form-errors.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

test('a failure of one field is shown there', () => {
  expect(errorsOf(new Fault('auth.email-taken'))).toEqual({ email: ['email.taken'] });
  expect(errorsOf(new Fault('auth.unknown-email'))).toEqual({ email: ['email.unknown'] });
  expect(errorsOf(new Fault('auth.wrong-pin'))).toEqual({ pin: ['pin'], code: ['pin'] });
  expect(errorsOf(new Fault('auth.blocked'))).toEqual({});
});

test('messages of the server map back to keys', () => {
  for (const [key, words] of Object.entries(messages))
    expect(errorsOf(new Fault('request.invalid', { fields: { name: [words] } }))).toEqual({ name: [key] });
  expect(errorsOf(new Fault('request.invalid', { fields: { name: ['Words that came later.'] } }))).toEqual({
    name: ['invalid'],
  });
});
