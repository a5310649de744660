import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { aCall, aChat, aLine, live } from '#frontend/features/chat/testing.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { someHours } from '#frontend/testing/hours.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, signInAs } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import { billing } from '#shared/api/billing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { support } from '#shared/api/support.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const HOUR = 3_600_000;
const webchat_id = newId('webchat');
const chatToken = aToken({ role: 'chat' });
const logIn = () => void signInAs();
const address = `/en/inbox/${webchat_id}/a-token-of-a-link`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
let chat: Chat;
let hours: ReturnType<typeof someHours>;
/** The links that were exchanged. */
let exchanges: { webchat_id: string; webchat_token: string; client_secret: string }[];

beforeEach(() => {
  chat = aChat(HOUR);
  hours = someHours();
  exchanges = [];
  store('fingerprint', 'the-random-id-of-this-browser');
  answer(support.getHours, () => hours);
  answer(webChat.getChat, () => chat);
  answer(assistant.getCalls, () => ({
    data: [aCall()],
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: 1,
    next_page_url: null,
    prev_page_url: null,
    counts: { all: 1, unread: 1, waiting: 0, spam: 0, voicemail: 0, appointment: 0 },
  }));
  answer(webChat.whose, () => ({ is_own: false }));
  answer(webChat.fetch, (input) => {
    exchanges.push(input);
    const auth = { access_token: chatToken, token_type: 'Bearer' as const, expires_in: 900 };
    return { auth, session: chat, user: { name: 'Ida Lindqvist', language: 'en' as const } };
  });
});

describe('a link', () => {
  test('is exchanged with the id of this browser, stored, and removed from the address', async () => {
    chat = aChat(HOUR);
    const { router } = open(address);
    await heading('Calls');
    await screen.findByText('The boat survey is done.');
    expect(router.state.location.pathname).toBe('/en/inbox');
    expect(exchanges).toMatchObject([
      { webchat_id, webchat_token: 'a-token-of-a-link', client_secret: 'the-random-id-of-this-browser' },
    ]);
    expect([stored('webchat_id'), stored('webchat_token')]).toEqual([webchat_id, 'a-token-of-a-link']);
    expect(stored('access_token')).toBe(chatToken);
    expect(screen.getByText('Ida Lindqvist')).toBeTruthy();
  });

  test('reports where it was clicked, if it says so', async () => {
    const clicks: unknown[] = [];
    answer(webChat.updateDeeplinkFrom, ({ deeplink_click_from }) => {
      clicks.push(deeplink_click_from);
      return {};
    });
    open(`${address}?from=sms`);
    await heading('Calls');
    await waitFor(() => expect(clicks).toEqual(['sms']));
  });

  test('opened before by this browser is exchanged again, without being in the address', async () => {
    store('webchat_id', webchat_id);
    store('webchat_token', 'a-token-of-a-link');
    open('/en/inbox');
    await heading('Calls');
    expect(exchanges).toHaveLength(1);
  });

  test('counts down by the second', async () => {
    const advance = stopClock();
    chat = aChat(9 * 60_000);
    open(address);
    await screen.findByText(/Opened by link\. It closes at/);
    expect(screen.getByRole('timer').textContent).toBe('9 min left');
    await advance(1000);
    expect(screen.getByRole('timer').textContent).toBe('8 min 59 sec left');
  });

  test('closes when its hour is over, without a request', async () => {
    const advance = stopClock();
    chat = aChat(HOUR);
    open(address);
    await heading('Calls');
    await advance(HOUR);
    screen.getByRole('heading', { name: 'This link has closed.' });
  });

  test('is counted by the server’s clock, however wrong the browser’s is', async () => {
    const wrong = (moment: string) => new Date(Date.parse(moment) - 5 * HOUR).toISOString();
    chat = { ...chat, now: wrong(chat.now), expires_at: wrong(chat.expires_at!) };
    open(address);
    await heading('Calls');
    expect(screen.queryByText('This link has closed.')).toBeNull();
  });

  test('that is closed or unknown says so; a new one goes to the same number', async () => {
    answer(webChat.fetch, () => Promise.reject(new Fault('auth.link-expired')));
    const requests: object[] = [];
    answer(webChat.renew, (input) => {
      requests.push(input);
      return { ends_in: '38', waiting: 2 };
    });
    const { user } = open(address);
    await heading('This link has closed.');
    await user.click(screen.getByRole('button', { name: 'Text me a new link' }));
    expect((await screen.findByText(/number that ends in/)).textContent).toContain('38');
    expect(screen.getByText('You have 2 unread messages.')).toBeTruthy();
    expect(requests).toEqual([{ webchat_id, webchat_token: 'a-token-of-a-link' }]);
  });

  test('that was never texted cannot be resent', async () => {
    answer(webChat.fetch, () => Promise.reject(new Fault('auth.link-expired')));
    answer(webChat.renew, () => ({ ends_in: null, waiting: 0 }));
    const { user } = open(address);
    await user.click(await screen.findByRole('button', { name: 'Text me a new link' }));
    await screen.findByText(/was not sent by text message/);
  });

  test('of an invalid shape is closed, without a request', async () => {
    open('/en/inbox/rubbish/rubbish');
    await heading('This link has closed.');
    expect(exchanges).toEqual([]);
  });

  test('of a member’s own chat leads to the call it names, else to the inbox', async () => {
    logIn();
    chat = aChat(null);
    answer(webChat.whose, () => ({ is_own: true }));
    const call_id = newId('call');
    const { router } = open(`${address}?from=sms&message=${call_id}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/assistant/call-details'));
    expect(router.state.location.search).toBe(`?call=${call_id}`);
    cleanup();
    open(address);
    await heading('Calls');
    expect(exchanges).toEqual([]);
  });

  test('does not replace a login without confirmation', async () => {
    logIn();
    const { user } = open(address);
    await heading('This link opens a separate chat.');
    expect(exchanges).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the link' }));
    await heading('Calls');
    expect(exchanges).toHaveLength(1);
  });

  test('can be declined by a logged-in member', async () => {
    logIn();
    const token = stored('access_token');
    chat = aChat(null);
    const { user } = open(address);
    await user.click(await screen.findByRole('link', { name: 'Stay logged in' }));
    await heading('Calls');
    expect(exchanges).toEqual([]);
    expect(stored('access_token')).toBe(token);
  });
});

describe('paying', () => {
  test('by link continues in its chat, and removes the token from the address', async () => {
    answer(billing.getOffer, () => anOffer());
    const { router } = open(`/en/payment/${webchat_id}/a-token-of-a-link`);
    await heading('Start your free day');
    expect(router.state.location.pathname).toBe('/en/payment');
    expect(exchanges).toMatchObject([{ webchat_id, webchat_token: 'a-token-of-a-link' }]);
    expect(screen.getByText(/closes at/)).toBeTruthy();
    expect(screen.getByLabelText('Email address')).toBeTruthy();
  });

  test('works without a chat: visitors reach the checkout itself', async () => {
    answer(billing.getOffer, () => anOffer());
    open('/en/payment');
    await heading('Start your free day');
    expect(exchanges).toEqual([]);
  });
});

describe('without a link', () => {
  test.each(['inbox', 'doa'])('%s asks visitors to log in, and returns', async (view) => {
    const { router } = open(`/en/${view}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/login'));
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(`/en/${view}`)}`);
  });

  test.each([
    ['assistant', 'Every call you miss is answered, transcribed and sorted.'],
    ['radical', 'Know who called before you call back.'],
  ])('%s explains the assistant to visitors, and how to log in', async (view, title) => {
    open(`/en/${view}`);
    await heading(title);
    const google = screen.getByRole('link', { name: 'Log in with Google' });
    expect(google.getAttribute('href')).toBe('/en/assistant/login-by-google?redirect=%2Fen%2Fassistant');
    expect(screen.queryByRole('button', { name: 'Show a code' })).toBeNull();
  });

  test('radical has the first wording where the stage is configured so', async () => {
    answer(support.getConfiguration, () => ({
      clarity_project: null,
      radical_wording: 'first' as const,
      country: null,
    }));
    open('/en/radical');
    await heading('Every call you miss is answered, transcribed and sorted.');
  });

  test('doa says if no appointment is waiting', async () => {
    answer(callbacks.getOwn, () => {
      throw new Fault('callbacks.unknown-appointment');
    });
    logIn();
    open('/en/doa');
    await heading('No callback is scheduled.');
  });
});

describe('the chat', () => {
  /** A server that starts, extends and ends a chat. */
  function answering(who: 'owner' | 'caller', start: Chat) {
    chat = start;
    answer(
      webChat.sendLine,
      ({ text }) => (chat = { ...chat, messages: [...chat.messages, aLine(text, who)], live: live(300_000) }),
    );
    answer(webChat.extend, () => (chat = { ...chat, live: live(600_000) }));
    answer(webChat.end, () => (chat = { ...chat, live: { ...live(0), ended_at: new Date().toISOString() } }));
  }

  test('starts with the first message, is extended, ends, and starts again', async () => {
    logIn();
    answering('owner', aChat(null));
    const { user } = open('/en/inbox?show=chat');
    await heading('How can we help?');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
    await screen.findByText('Hello');
    const timer = await screen.findByRole('timer', { name: 'Time left' });
    expect(timer.textContent).toMatch(/^Ends in (5:0\d|4:5\d) unless/);
    await user.click(screen.getByRole('button', { name: 'Keep it open for 10 more minutes' }));
    await waitFor(() => expect(timer.textContent).toMatch(/(10:00|9:5\d)/));
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    await heading(/^This chat ended at/);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write again' }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Once more{Enter}');
    await screen.findByRole('timer');
  });

  test('without an answer asks a visitor for an address, and so does its end', async () => {
    answering('caller', aChat(HOUR, { messages: [aLine('Is a trial free?', 'caller')], live: live(600_000) }));
    const left: string[] = [];
    answer(webChat.leaveEmail, ({ email }) => {
      left.push(email);
      return (chat = { ...chat, is_answered_by_mail: true });
    });
    const { user } = open(`${address}?show=chat`);
    await screen.findByRole('textbox', { name: 'Email address' });
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    await screen.findByText('We are sorry that nobody answered in time.');
    const contact = screen.getByRole('link', { name: 'send it with the contact form' });
    expect(contact).toHaveProperty('pathname', '/en/contact');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'nobody{Enter}');
    await screen.findByText('Invalid Email Address');
    await user.clear(screen.getByRole('textbox', { name: 'Email address' }));
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ida@example.com{Enter}');
    await screen.findByText('Our answer comes by email.');
    expect(left).toEqual(['ida@example.com']);
  });

  test('that was answered apologizes for nothing', async () => {
    const messages = [aLine('Hello', 'caller'), aLine('Good morning', 'support')];
    answering('caller', aChat(HOUR, { messages, live: live(600_000) }));
    const { user } = open(`${address}?show=chat`);
    await user.click(await screen.findByRole('button', { name: 'End chat' }));
    await heading(/^This chat ended at/);
    expect(screen.queryByText(/sorry/)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of a visitor stays ended', async () => {
    answering('caller', aChat(HOUR, { messages: [aLine('Hello', 'caller')], live: live(600_000) }));
    const { user } = open(`${address}?show=chat`);
    await user.click(await screen.findByRole('button', { name: 'End chat' }));
    expect(await screen.findByRole('link', { name: 'Write to us again' })).toHaveProperty('pathname', '/en/contact');
    expect(screen.queryByRole('button', { name: 'Write again' })).toBeNull();
  });

  test('outside the hours of support says when it opens, and where an answer comes by mail', async () => {
    hours = someHours('2026-11-23T23:00:00.000Z');
    open(`${address}?show=chat`);
    expect((await screen.findByText(/^Support opens/)).textContent).toMatch(/You can write now/);
    expect(screen.getByRole('link', { name: 'send a message' })).toHaveProperty('pathname', '/en/contact');
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeDefined();
  });

  test('ends after ten minutes without messages', async () => {
    logIn();
    const advance = stopClock();
    chat = aChat(null, { messages: [aLine('Hello')], live: live(600_000) });
    open('/en/inbox?show=chat');
    await screen.findByRole('timer');
    await advance(600_000);
    await heading(/^This chat ended at/);
  });

  test('keeps a message that could not be sent, and says why', async () => {
    logIn();
    chat = aChat(null);
    answer(webChat.sendLine, () => Promise.reject(new Fault('request.too-many')));
    const { user } = open('/en/inbox?show=chat');
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' });
    await user.type(box, 'Hello{Enter}');
    await screen.findByRole('alert');
    expect(box.value).toBe('Hello');
  });

  test('names the support agent', async () => {
    logIn();
    chat = aChat(null, { messages: [aLine('Hello'), aLine('Good morning', 'support')], live: live(60_000) });
    open('/en/inbox?show=chat');
    await screen.findByText('Good morning');
    expect(screen.getByText('Noor')).toBeTruthy();
  });
});

describe('continuing on the phone', () => {
  const answerToday = () =>
    answer(assistant.getToday, () => ({
      now: new Date().toISOString(),
      tz: 'UTC',
      owner: 'Ida',
      number: null,
      forwarding: 'active' as const,
      missed_today: 0,
      to_call_back: [],
      to_call_back_total: 0,
      unread: 0,
      week: [],
      next_callback: null,
      minutes: { used: 0, of: 120, until: new Date().toISOString() },
      steps: { number: true, carrier: true, codes: true, test: true },
    }));

  const made = (lasts: number) => ({
    universal: 'http://localhost:3000/Ab3dEf7',
    ios: null,
    android: null,
    qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    now: new Date().toISOString(),
    expires_at: new Date(Date.now() + lasts).toISOString(),
  });

  test('shows a QR code until it expires', async () => {
    logIn();
    const advance = stopClock();
    answerToday();
    answer(webChat.linkMobile, () => made(60_000));
    const { user } = open('/en/assistant');
    await user.click(await screen.findByRole('button', { name: 'Show a code' }));
    const code = await screen.findByRole('img', { name: /QR code/ });
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    await advance(60_000);
    screen.getByRole('button', { name: 'Show another code' });
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });
});
