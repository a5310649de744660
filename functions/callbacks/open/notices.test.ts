import { afterAll, expect, test } from 'vitest';

import { agreeingOn, NOW } from '#functions/callbacks/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { shortLinksOf } from '#functions/support/open/short-links.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());
const desk = agreeingOn(table);
const settings = { detail: 'full', time_zone: 'America/Chicago' } as const;
const codeIn = (text = '') => /http\S+\/(\w{7})/.exec(text)?.[1] ?? '';
const linkIn = (text?: string) => shortLinksOf(table).open(codeIn(text), NOW);

test('the owner is texted of a missed call, with a link that opens it', async () => {
  const owner = await desk.anOwner();
  const { call, appointment } = await desk.agreed(owner);
  const current = (await desk.calls.of(owner.account_id, call.id))!;
  const { writes } = desk.notices.missedCall({ owner, settings, call: current }, NOW);
  await table.commit(...writes);
  const [text] = await desk.toldTo(owner.phone);
  expect(text).toMatch(
    /^Missed call: Dana Brandt \+\d+\. About: The boat survey is done\. Callback Mon 10:30 AM\. http/,
  );
  expect(await linkIn(text)).toMatch(new RegExp(`^/en/inbox/wch_\\w+/[\\w-]+\\?from=sms&message=${call.id}$`));
  expect(appointment.state).toBe('confirmed');
});

test('who has confirmed no number is texted nothing', async () => {
  const owner = { ...(await desk.anOwner()), phone_confirmed_at: null };
  const call = await desk.aCallOf(owner.account_id);
  expect(desk.notices.missedCall({ owner, settings, call }, NOW).writes).toEqual([]);
});

test('the caller’s link is about their appointment, and names a zone where their clock shows another time', async () => {
  const owner = await desk.anOwner();
  const { appointment } = await desk.agreed(owner);
  const there = { ...appointment, caller_number: '+14155550177' };
  const { writes } = desk.notices.toCaller('callback-agreed', { owner, appointment: there }, NOW);
  await table.commit(...writes);
  const [text] = await desk.toldTo('+14155550177');
  expect(text).toContain('Mon, 10:30 AM CST');
  const [, , view, webchat_id] = (await linkIn(text)).split('/');
  expect(view).toBe('doa');
  expect(await desk.ground.chats.of(webchat_id as never)).toMatchObject({
    about: { account_id: owner.account_id, appointment_id: appointment.id },
    account_id: null,
  });
});
