import { expect, test } from 'vitest';

import { InboundText } from '#functions/messaging/domain/inbound-text.ts';

const notified = (Message: string) => ({
  Records: [{ EventSource: 'aws:sns', Sns: { Type: 'Notification', Message } }],
});

test('reads an inbound text from the dev server', () => {
  expect(InboundText.parse({ from: '+12185550187', body: 'STOP' })).toEqual({ from: '+12185550187', body: 'STOP' });
});

test('reads an inbound text from SNS', () => {
  const message = {
    originationNumber: '+12185550187',
    destinationNumber: '+12185550199',
    messageKeyword: 'KEYWORD_1',
    messageBody: 'Stop',
    inboundMessageId: 'cae173d2-66b9-564c-8309-21f858e9fb84',
  };
  expect(InboundText.parse(notified(JSON.stringify(message)))).toEqual({ from: '+12185550187', body: 'Stop' });
});

test.each([
  ['no JSON', notified('{')],
  ['a text without a sender', notified('{"messageBody":"Stop"}')],
  ['no records', { Records: [] }],
  ['no number', { from: 'somebody', body: 'STOP' }],
])('%s is refused', (_, event) => {
  expect(InboundText.safeParse(event).success).toBe(false);
});
