import { expect, test } from 'vitest';

import { asFault, errorCodes, errors, Fault } from '#shared/errors/catalogue.ts';

test.each(errorCodes)('%s has an error status and a message', (code) => {
  const { status, message } = errors[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).not.toBe('');
});

test('any thrown value has a message and a status, 500 by default', () => {
  for (const thrown of [new Error('secret'), 'text', undefined, null, 42]) {
    expect(asFault(thrown)).toMatchObject({ status: 500, message: 'Something went wrong, please try again later.' });
  }
  const fault = new Fault('people.not-found');
  expect(asFault(fault)).toBe(fault);
});
