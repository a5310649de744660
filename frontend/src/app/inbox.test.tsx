import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { aCall, answerAssistant, aPage, details } from '#frontend/features/assistant/testing.ts';
import { aChat } from '#frontend/features/chat/testing.ts';
import { store } from '#frontend/lib/storage.ts';
import { someHours } from '#frontend/testing/hours.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, signInAs } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import { support } from '#shared/api/support.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const HOUR = 3_600_000;
const address = `/en/inbox/${newId('webchat')}/a-token-of-a-link`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const logIn = () => void signInAs();

beforeEach(() => {
  const chat = aChat(HOUR);
  store('fingerprint', 'the-random-id-of-this-browser');
  answerAssistant([aCall()]);
  answer(support.getHours, () => someHours());
  answer(webChat.getChat, () => chat);
  answer(webChat.whose, () => ({ is_own: false }));
  answer(webChat.fetch, () => ({
    auth: { access_token: aToken({ role: 'chat' }), token_type: 'Bearer' as const, expires_in: 900 },
    session: chat,
    user: { name: 'Ida Lindqvist', language: 'en' as const },
  }));
});

describe('the calls of a link', () => {
  test('are the one list; the call that the link names is opened, read and called back, however old it is', async () => {
    const old = aCall({ caller_name: 'Karen Brown', is_read: false });
    const read: object[] = [];
    answer(assistant.getCall, () => details(old));
    answer(assistant.updateRead, (input) => {
      read.push(input);
      return { updated: 1, unread_total: 0 };
    });
    const { user } = open(`${address}?from=sms&message=${old.id}`);
    await heading('Karen Brown');
    expect(screen.getByRole('link', { name: 'Call now' }).getAttribute('href')).toBe(`tel:${old.caller_number}`);
    expect(screen.getByRole('heading', { name: 'Spam verdict' })).toBeTruthy();
    await waitFor(() => expect(read).toEqual([{ ids: [old.id], is_read: true }]));
    expect(screen.queryByRole('button', { name: 'Delete this call' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to calls' }));
    await screen.findByRole('link', { name: /Dana Brandt/ });
  });

  test('a call that still goes on is waited for', async () => {
    answer(assistant.getCall, () => Promise.reject(new Fault('assistant.unknown-call')));
    open(`${address}?message=${newId('call')}`);
    await heading('This call is still going on.');
  });

  test('explain themselves while empty', async () => {
    answer(assistant.getCalls, () => aPage([]));
    open(address);
    await heading('Nothing here yet.');
  });

  test('a member is led to the list of calls, and to the call that is named', async () => {
    logIn();
    answerAssistant([aCall()]);
    const { router } = open('/en/inbox');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/assistant/call-list'));
  });
});
