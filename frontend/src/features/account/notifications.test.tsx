import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account, type Notifications, topics } from '#shared/api/account.ts';

let chosen: Notifications;
const subscribed = vi.fn();
const ask = vi.fn(async () => 'granted');
beforeEach(() => {
  answerAccount();
  const none = { email: false, sms: false, push: false };
  chosen = {
    topics: Object.fromEntries(topics.map((topic) => [topic, none])) as never,
    quiet_hours: null,
    urgent_always: true,
    urgent_by_email: true,
  };
  answer(account.getNotifications, () => chosen);
  answer(
    account.updateNotifications,
    ({ topics, ...more }) => (chosen = { ...chosen, ...more, topics: { ...chosen.topics, ...topics } }),
  );
  answer(account.getPushKey, () => ({ key: 'BPub' }));
  answer(account.subscribePush, (input) => {
    subscribed(input);
    return {};
  });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that supports push messages and has not asked for permission. */
function withPush() {
  const subscription = { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'p', auth: 'a' } };
  const pushManager = { subscribe: async () => ({ toJSON: () => subscription }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({ active: {}, pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: ask });
}

test('saves a change at once; texts that are not offered cannot be ticked', async () => {
  const { user } = open('/en/account/notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'Callback due: Text' }));
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  expect(chosen.topics['callback-due']).toEqual({ email: false, sms: true, push: false });
  expect(screen.queryByRole('checkbox', { name: 'Spam stopped: Text' })).toBeNull();
});

test('quiet hours can be turned on and off', async () => {
  const { user } = open('/en/account/notifications');
  await user.click(await screen.findByRole('checkbox', { name: /Hold texts/ }));
  await waitFor(() => expect(chosen.quiet_hours).toEqual({ from: '22:00', to: '07:30' }));
  expect(await screen.findByText(/wait until 07:30/)).toBeTruthy();
});

test('push is not offered if the browser does not support it', async () => {
  open('/en/account/notifications');
  await screen.findByRole('checkbox', { name: 'Callback due: Text' });
  expect(screen.queryByRole('checkbox', { name: 'Callback due: Push' })).toBeNull();
});

test('push is not offered in an in-app browser of iOS', async () => {
  withPush();
  vi.stubGlobal('webkit', { messageHandlers: {} });
  open('/en/account/notifications');
  await screen.findByRole('checkbox', { name: 'Callback due: Text' });
  expect(screen.queryByRole('checkbox', { name: 'Callback due: Push' })).toBeNull();
});

test('asks for push permission only when push is ticked', async () => {
  withPush();
  const { user } = open('/en/account/notifications');
  const tick = await screen.findByRole('checkbox', { name: 'Callback due: Push' });
  expect(ask).not.toHaveBeenCalled();
  await user.click(tick);
  await waitFor(() => expect(chosen.topics['callback-due'].push).toBe(true));
  expect(ask).toHaveBeenCalledOnce();
  expect(subscribed).toHaveBeenCalledOnce();
});

test('a declined permission changes nothing', async () => {
  withPush();
  ask.mockResolvedValueOnce('denied');
  const { user } = open('/en/account/notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'Callback due: Push' }));
  expect(await screen.findByText(/does not let us send push/)).toBeTruthy();
  expect(chosen.topics['callback-due'].push).toBe(false);
});

test('urgent calls come by email too until that is turned off', async () => {
  const { user } = open('/en/account/notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'Urgent calls also by email' }));
  await waitFor(() => expect(chosen.urgent_by_email).toBe(false));
  await user.click(screen.getByRole('checkbox', { name: 'The assistant answered a call: Email' }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Urgent calls also by email' });
  await waitFor(() => expect([box.checked, box.disabled]).toEqual([true, true]));
});

test('urgent calls are announced at any hour until that is turned off', async () => {
  const { user } = open('/en/account/notifications');
  const box = await screen.findByRole('checkbox', { name: /^Urgent calls: at once/ });
  expect((box as HTMLInputElement).checked).toBe(true);
  await user.click(box);
  await waitFor(() => expect(chosen.urgent_always).toBe(false));
});
