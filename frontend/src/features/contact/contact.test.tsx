import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { firstMessage } from '#frontend/lib/first-message.ts';
import { signOut } from '#frontend/lib/session.ts';
import { someHours } from '#frontend/testing/hours.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { support } from '#shared/api/support.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Input } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { shiftsFrom } from '#shared/values/support-hours.ts';

let sent: Input<typeof helpdesk.contact>[] = [];
beforeEach(() => {
  signOut();
  sessionStorage.clear();
  sent = [];
  answer(support.getDeviceHash, () => ({ fingerprint: 'a'.repeat(43) }));
  answerChallenges();
  answer(billing.getOffer, () => anOffer());
  answer(support.getHours, () => someHours());
  answer(helpdesk.contact, (input) => {
    sent.push(input);
    return { reference: 'CAL-T-2K7Q9X' };
  });
});

const field = (name: string) => screen.findByRole('textbox', { name });
async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await field('Your name'), 'Ida Lindqvist');
  await user.type(await field('Email for the answer'), 'ida@example.com');
  await user.type(await field('In one line'), 'The test call fails');
  await user.type(await field('What happened'), 'It reaches a voicemail.');
}
const send = () => screen.findByRole('button', { name: 'Send' });

describe('the form', () => {
  test('sends the message and shows its reference and when the answer is due', async () => {
    const { user } = open('/en/contact');
    await user.click(await screen.findByRole('radio', { name: 'Call forwarding' }));
    await fillIn(user);
    await user.click(await send());
    expect(await screen.findByText('CAL-T-2K7Q9X')).toBeDefined();
    expect(screen.getByText('ida@example.com').closest('p')?.textContent).toMatch(/We answer ida@example.com by Tue/);
    expect(sent).toMatchObject([
      { topic: 'call-forwarding', name: 'Ida Lindqvist', reason: 'The test call fails', language: 'en' },
    ]);
    expect(sent[0]).not.toHaveProperty('day');
    expect(sent[0]).toHaveProperty('time_zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('requires name, email, subject and details, in words', async () => {
    const { user } = open('/en/contact');
    await user.click(await send());
    expect(await screen.findAllByText('This field is required.')).toHaveLength(4);
    await user.type(await field('Email for the answer'), 'ida@');
    await user.click(await send());
    expect(await screen.findByText('Invalid Email Address')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('asks for a call within the hours, by the visitor’s clock', async () => {
    const { user } = open('/en/contact');
    await fillIn(user);
    const day = await screen.findByRole('combobox', { name: 'Call me instead, day' });
    await user.selectOptions(day, within(day).getAllByRole('option')[2]!);
    const time = screen.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[3]!);
    await user.type(screen.getByRole('textbox', { name: 'Number to call' }), '218 555 0142');
    await user.click(await send());
    expect(await screen.findByText(/We will call you on/)).toBeDefined();
    const { day: date = '', time: clock = '', time_zone, phone } = sent[0]!;
    expect(phone).toBe('218 555 0142');
    // The third time of tomorrow’s shift, 10:00 in UTC, as the clock of the browser shows it.
    const local = new Date('2026-11-24T10:00:00Z').toLocaleString('sv', { timeZone: time_zone });
    expect(`${date} ${clock}`).toBe(local.slice(0, 16));
  });

  test('lists the times after midnight under the day that follows', async () => {
    signInAs({ time_zone: 'Europe/Istanbul' });
    answer(support.getHours, () => ({
      ...someHours('2026-11-23T20:30:00.000Z'),
      shifts: shiftsFrom(
        { opens: '08:00', closes: '22:00', time_zone: 'America/Chicago' },
        new Date('2026-11-23T20:30:00.000Z'),
      ),
    }));
    const { user } = open('/en/contact');
    await user.type(await field('In one line'), 'Two charges');
    await user.type(await field('What happened'), 'Both of November.');
    await screen.findByDisplayValue('Ida Brandt');
    const day = await screen.findByRole('combobox', { name: 'Call me instead, day' });
    await user.selectOptions(day, 'Tue, Nov 24');
    const time = screen.getByRole('combobox', { name: 'Time' });
    await user.selectOptions(time, within(time).getAllByRole('option')[1]!);
    expect(screen.getByText(/We call you instead of answering by email/)).toBeDefined();
    await user.click(await send());
    expect((await screen.findByText(/We will call you on/)).textContent).toMatch(/Tue, Nov 24(,| at) 1:00\sAM/);
    expect(sent).toMatchObject([{ day: '2026-11-24', time: '01:00', time_zone: 'Europe/Istanbul' }]);
  });

  test('wants a time with the day', async () => {
    const { user } = open('/en/contact');
    await fillIn(user);
    const day = await screen.findByRole('combobox', { name: 'Call me instead, day' });
    await user.selectOptions(day, within(day).getAllByRole('option')[1]!);
    await user.click(await send());
    expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  test('is filled in for members, whose account goes along', async () => {
    signInAs();
    const { user } = open('/en/contact');
    await screen.findByDisplayValue('ida@example.com');
    expect(await field('Your name')).toHaveProperty('value', 'Ida Brandt');
    await user.type(await field('In one line'), 'Two charges');
    await user.type(await field('What happened'), 'Both of November.');
    await user.click(await send());
    expect(await screen.findByText('CAL-T-2K7Q9X')).toBeDefined();
    expect(sent).toMatchObject([{ name: 'Ida Brandt', email: 'ida@example.com', reason: 'Two charges' }]);
  });

  test('keeps what was written when it cannot be sent', async () => {
    answer(helpdesk.contact, () => {
      throw new Fault('request.too-many', { until: new Date(Date.now() + 60_000) });
    });
    const { user } = open('/en/contact');
    await fillIn(user);
    await user.click(await send());
    expect(await screen.findByText('Too Many Attempts.')).toBeDefined();
    expect(screen.getByText(/^You can try again after \w{3}, /)).toBeDefined();
    expect(await field('What happened')).toHaveProperty('value', 'It reaches a voicemail.');
  });

  test('is as it was after a look at another page, until it is sent', async () => {
    const { user, router } = open('/en/contact?topic=logging-in');
    const to = async (path: string) => act(async () => router.navigate(path));
    await user.click(await screen.findByRole('radio', { name: 'A charge or refund' }));
    await fillIn(user);
    const day = await screen.findByRole('combobox', { name: 'Call me instead, day' });
    await user.selectOptions(day, within(day).getAllByRole('option')[2]!);
    await to('/en/log-in');
    await to('/en/contact?topic=logging-in');
    expect(await field('What happened')).toHaveProperty('value', 'It reaches a voicemail.');
    expect(await field('Your name')).toHaveProperty('value', 'Ida Lindqvist');
    expect(screen.getByRole('radio', { name: 'A charge or refund' })).toHaveProperty('checked', true);
    const again = await screen.findByRole('combobox', { name: 'Call me instead, day' });
    await expect.poll(() => (again as HTMLSelectElement).value).not.toBe('');
    await user.selectOptions(again, '');
    await user.click(await send());
    expect(await screen.findByText('CAL-T-2K7Q9X')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await field('What happened')).toHaveProperty('value', '');
  });

  test('suggests the page that solves most questions of a topic', async () => {
    const { user } = open('/en/contact?topic=charge-or-refund');
    const link = await screen.findByRole('link', { name: 'Go to my payments' });
    expect(link.getAttribute('href')).toBe('/en/account/payments');
    expect(screen.getByText(/No account with us, .* the last four digits of the card\./)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Logging in' }));
    expect(screen.getByRole('link', { name: 'Reset the password' })).toBeDefined();
  });

  test('offers no refund again to who comes from one that failed', async () => {
    const { user } = open('/en/contact?topic=charge-or-refund&refund=C-7K2MXQ9D-1');
    await screen.findByRole('radio', { name: 'Logging in' });
    await expect
      .poll(async () => (await field('In one line')).getAttribute('value'))
      .toBe('The bank returned the refund of receipt C-7K2MXQ9D-1');
    await expect.poll(() => screen.queryByRole('link', { name: 'Go to my payments' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Logging in' }));
    expect(screen.getByRole('link', { name: 'Reset the password' })).toBeDefined();
  });
});

describe('live chat', () => {
  test('begins for a visitor while support is open', async () => {
    const begun: string[] = [];
    answer(webChat.begin, ({ lang }) => {
      begun.push(lang);
      return { webchat_id: newId('webchat'), webchat_token: 'token' };
    });
    answer(webChat.fetch, () => {
      throw new Fault('auth.link-expired');
    });
    const { user, router } = open('/en/contact');
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Chat now instead' }));
    await expect.poll(() => router.state.location.pathname).toBe('/en/inbox');
    expect(router.state.location.search).toBe('?show=chat');
    expect(begun).toEqual(['en']);
    expect(firstMessage()).toBe('The test call fails – It reaches a voicemail.');
  });

  test('is the member’s own chat once logged in', async () => {
    signInAs();
    open('/en/contact');
    const chat = await screen.findByRole('link', { name: 'Chat now instead' });
    expect(chat.getAttribute('href')).toBe('/en/inbox?show=chat');
  });

  test('outside the hours, says when it opens', async () => {
    answer(support.getHours, () => someHours('2026-11-23T23:00:00.000Z'));
    open('/en/contact');
    expect(await screen.findByText(/^Chat opens .* The form works at any time\.$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Chat now instead' })).toBeNull();
  });

  test('says when closing time has come meanwhile', async () => {
    answer(webChat.begin, () => {
      throw new Fault('web-chat.closed');
    });
    const { user } = open('/en/contact');
    await user.click(await screen.findByRole('button', { name: 'Chat now instead' }));
    expect(await screen.findByText('Live chat is closed now. Please send a message instead.')).toBeDefined();
  });
});

test('the hours are every day, and today’s is marked', async () => {
  open('/en/contact');
  const hours = await screen.findByRole('region', { name: 'Open every day' });
  expect(await within(hours).findAllByRole('listitem')).toHaveLength(7);
  expect(within(hours).getByText(/, today$/)).toBeDefined();
  expect(within(hours).getByText(/^Open until/)).toBeDefined();
});
