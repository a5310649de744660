import { expect, test } from 'vitest';

import type { Message } from '#functions/messaging/store.ts';
import { answerOf, api, dev, proofFor, tokenOf } from '#scripts/journeys/http.ts';
import { anAddress } from '#scripts/journeys/journey.ts';
import { newId } from '#shared/values/id.ts';

// What strangers send to the pages for people in the records and to support, over HTTP.

/** Requests a removal; returns the status of the answer. */
const removalFor = async (email: string, from: string) =>
  (
    await api(
      '/removals',
      { person_ids: [newId('person')], email, language: 'en', proof: await proofFor('removal', from) },
      { from },
    )
  ).status;

test('a stranger who uses up the removal mails of a mailbox leaves its owner theirs', async () => {
  const mailbox = `owner.${crypto.randomUUID().slice(0, 8)}`;
  const [stranger, owner] = [anAddress(), anAddress()];
  const statuses = [];
  for (const alias of ['', '', '+1', '+2', '', '', '', '', '', '', '+3'])
    statuses.push(await removalFor(`${mailbox}${alias}@example.com`, stranger));
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await removalFor(`${mailbox}@example.com`, owner)).toBe(200);
});

test('an agent’s key is not guessed', async () => {
  const from = anAddress();
  const people = [{ first_name: 'Robin', last_name: 'Vale', email: 'robin@example.com' }];
  const guess = async (i: number) =>
    (await api('/removals/agent', { agent_key: `agt_${i}`, authority: 'None', people }, { from })).status;
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i)));
  expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
});

test('thirty replies sent at once are each stored once; hidden characters are removed and card codes masked', async () => {
  const from = anAddress();
  const email = `thirty.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const contact = {
    name: 'I\u202Eda\u0000',
    email,
    reason: `Thirty\r\nBcc: all@example.com ${email}`,
    details_description: `My CVC is 987${'\u0338'.repeat(3000)}`,
    language: 'en',
    proof: await proofFor('contact', from),
  };
  expect((await api('/contact', contact, { from })).status).toBe(200);
  const confirmation = async () => {
    const { data } = await dev<{ data: Message[] }>('/outbox?channel=email');
    return data.find((each) => each.to === email && each.state === 'sent');
  };
  await expect.poll(confirmation).toBeDefined();
  const { message_id } = (await confirmation())!;
  const texts = Array.from({ length: 30 }, (_, i) => `Reply ${i}`);
  await Promise.all(texts.map((text) => dev('/outbox/answers', { message_id, text })));

  const token = await tokenOf('agent');
  const { data } = await answerOf(await api('/support/tickets', undefined, { token }));
  const row = (data as { ticket_id: string; name: string; reason: string }[]).find(({ reason }) =>
    reason.includes(email),
  )!;
  expect(row).toMatchObject({ name: 'Ida', reason: `Thirty Bcc: all@example.com ${email}` });
  const { entries } = await answerOf(await api(`/support/tickets/${row.ticket_id}`, undefined, { token }));
  const said = (entries as { text: string }[]).map(({ text }) => text);
  expect(said[0]).toMatch(/^My CVC is •••/);
  expect(said[0]?.length).toBeLessThan(30);
  expect(said.slice(1).toSorted()).toEqual(texts.toSorted());
});
