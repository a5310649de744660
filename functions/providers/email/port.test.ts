import { SESv2Client } from '@aws-sdk/client-sesv2';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fakeEmail } from '#functions/providers/email/fake.ts';
import { sesEmail } from '#functions/providers/email/ses.ts';

const mail = { to: 'tamsin@example.com', subject: 'Confirmez — 確認', text: 'Bonjour\nعربي', html: '<p>Bonjour</p>' };

type Sent = {
  FromEmailAddress: string;
  Destination: { ToAddresses: string[] };
  Content: { Simple: { Subject: { Data: string }; Body: { Text: { Data: string }; Html: { Data: string } } } };
};
let sent: Sent[] = [];
let answer = () => HttpResponse.json({ MessageId: '1' });
const server = setupServer(
  http.post('https://email.us-east-1.amazonaws.com/v2/email/outbound-emails', async ({ request }) => {
    sent.push((await request.json()) as Sent);
    return answer();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void (sent = []));
afterAll(() => server.close());

const from = 'Calluna <hello@calluna.example>';
const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
const client = new SESv2Client({ region: 'us-east-1', credentials, maxAttempts: 1 });

const read = ({ Destination, Content: { Simple } }: Sent) => ({
  to: Destination.ToAddresses.join(),
  subject: Simple.Subject.Data,
  text: Simple.Body.Text.Data,
  html: Simple.Body.Html.Data,
});

describe.each([
  [
    'fake',
    () => {
      const email = fakeEmail();
      return { email, sent: () => email.sent };
    },
  ],
  ['SES', () => ({ email: sesEmail({ from }, client), sent: () => sent.map(read) })],
])('%s', (_, make) => {
  test('delivers a mail to its address, as text and HTML', async () => {
    const { email, sent } = make();
    await email.send(mail);
    expect(sent()).toEqual([mail]);
  });
});

test('sends the From address to SES', async () => {
  await sesEmail({ from }, client).send(mail);
  expect(sent[0]?.FromEmailAddress).toBe(from);
});

test('sends the headers of a conversation to SES', async () => {
  const references = ['<cal-t-1@calluna.example>', '<7@mail.example.com>'];
  const thread = { reply_to: 'support+1@calluna.example', references, is_automatic: true };
  await sesEmail({ from }, client).send({ ...mail, thread });
  expect(sent[0]).toMatchObject({
    ReplyToAddresses: ['support+1@calluna.example'],
    Content: {
      Simple: {
        Headers: [
          { Name: 'In-Reply-To', Value: '<7@mail.example.com>' },
          { Name: 'References', Value: '<cal-t-1@calluna.example> <7@mail.example.com>' },
          { Name: 'Auto-Submitted', Value: 'auto-replied' },
        ],
      },
    },
  });
});

test('answers to a mail of no conversation go to support', async () => {
  await sesEmail({ from, support: 'support@calluna.example' }, client).send(mail);
  expect(sent[0]).toMatchObject({ ReplyToAddresses: ['support@calluna.example'] });
});

test('sends nothing without a From address', async () => {
  await expect(sesEmail({ from: undefined }, client).send(mail)).rejects.toThrow('MAIL_FROM');
  expect(sent).toEqual([]);
});

test('throws if SES refuses a mail, so that it is retried', async () => {
  answer = () => HttpResponse.json({ __type: 'TooManyRequestsException' }, { status: 429 }) as never;
  await expect(sesEmail({ from }, client).send(mail)).rejects.toThrow();
});
