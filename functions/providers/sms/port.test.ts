import { SNSClient } from '@aws-sdk/client-sns';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fakeSms } from '#functions/providers/sms/fake.ts';
import { snsSms } from '#functions/providers/sms/sns.ts';
import { Phone } from '#shared/values/phone.ts';

const to = Phone.parse('+12185550142');
const message = { to, text: 'Calluna: 1 person found. https://calluna.example/en — 見つかりました' };

let published: URLSearchParams[] = [];
let answer = () =>
  HttpResponse.xml('<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>');
const server = setupServer(
  http.post('https://sns.us-east-1.amazonaws.com/', async ({ request }) => {
    published.push(new URLSearchParams(await request.text()));
    return answer();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void (published = []));
afterAll(() => server.close());

const client = new SNSClient({
  region: 'us-east-1',
  credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  maxAttempts: 1,
});

describe.each([
  [
    'fake',
    () => {
      const sms = fakeSms();
      return { sms, sent: () => sms.sent };
    },
  ],
  [
    'SNS',
    () => ({
      sms: snsSms(client),
      sent: () => published.map((each) => ({ to: each.get('PhoneNumber'), text: each.get('Message') })),
    }),
  ],
])('%s', (_, make) => {
  test('delivers a message to its number', async () => {
    const { sms, sent } = make();
    await sms.send(message);
    expect(sent()).toEqual([message]);
  });
});

test('throws if SNS refuses a message, so that it is retried', async () => {
  answer = () =>
    HttpResponse.xml('<ErrorResponse><Error><Code>Throttling</Code></Error></ErrorResponse>', { status: 400 }) as never;
  await expect(snsSms(client).send(message)).rejects.toThrow();
});
