import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CallbackPage } from '#frontend/features/callbacks/callback-page.tsx';
import { anOwn, TUESDAY } from '#frontend/features/callbacks/testing.ts';
import { storeToken } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import { callbacks, type OwnCallback as Own } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let own: Own;
/** The clock of the browser. */
const livesIn = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  livesIn('America/Chicago');
  own = anOwn();
  storeToken(aToken({ role: 'chat' }));
  answer(callbacks.getOwn, () => own);
});
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a caller elsewhere reads their own clock, which is named, with the owner’s beside it', async () => {
  livesIn('Europe/Paris');
  show(<CallbackPage />);
  await heading('Ida calls you on Monday, November 23 at 5:30 PM (Central European Time).');
  expect(screen.getByText(/^Mon, Nov 23, 10:30 AM/).textContent).toBe('Mon, Nov 23, 10:30 AM Central Time');
  expect(screen.getAllByText('Central European Time').length).toBeGreaterThan(0);
});

test('a browser that does not know its zone shows the owner’s clock', async () => {
  livesIn('Etc/Unknown');
  show(<CallbackPage />);
  await heading('Ida calls you on Monday, November 23 at 10:30 AM.');
});

test('the owner reads the clock of their settings, which is named where the browser has another', async () => {
  livesIn('Europe/Paris');
  show(<CallbackPage isOwner />);
  await heading('You call Dana on Monday, November 23 at 10:30 AM (Central Time).');
});

test('the caller sees the appointment on their clock', async () => {
  show(<CallbackPage />);
  await heading('Ida calls you on Monday, November 23 at 10:30 AM.');
  expect(screen.getByText('The boat survey')).toBeTruthy();
  expect(screen.getByText('0138')).toBeTruthy();
  expect(screen.getByText(/delete all of it on Dec 21, 2026/)).toBeTruthy();
});

test('is moved by a day, a time and a confirmation', async () => {
  const requests: string[] = [];
  answer(callbacks.chooseOwn, ({ starts_at }) => {
    requests.push(starts_at);
    own = anOwn('confirmed', { appointment: { ...anOwn().appointment!, starts_at } });
    return own;
  });
  const user = show(<CallbackPage />);
  await user.click(await button(/^Tuesday, November 24, 2 free/));
  expect(within(screen.getByRole('region', { name: 'Morning' })).getAllByRole('button')).toHaveLength(1);
  await user.click(await button('2:00 PM'));
  await user.click(await button('Move to Tue, Nov 24, 2:00 PM'));
  await heading('Ida calls you on Tuesday, November 24 at 2:00 PM.');
  expect(requests).toEqual([TUESDAY[1]]);
  expect(screen.getByRole('status').textContent).toContain('Confirmed');
});

test('a day without free times cannot be chosen', async () => {
  show(<CallbackPage />);
  expect(((await button('Wednesday, November 25, none')) as HTMLButtonElement).disabled).toBe(true);
});

test('a time taken in the meantime is struck out', async () => {
  answer(callbacks.chooseOwn, () => {
    throw new Fault('callbacks.slot-taken');
  });
  const user = show(<CallbackPage />);
  await user.click(await button('11:00 AM'));
  await user.click(await button('Move to Mon, Nov 23, 11:00 AM'));
  expect(((await button('11:00 AM, taken')) as HTMLButtonElement).disabled).toBe(true);
  expect((await screen.findByRole('alert')).textContent).toMatch(/taken/i);
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
});

test('a proposed time is confirmed with one button', async () => {
  own = anOwn('proposed');
  answer(callbacks.chooseOwn, ({ starts_at }) => {
    expect(starts_at).toBe(own.appointment?.starts_at);
    return (own = anOwn());
  });
  const user = show(<CallbackPage />);
  await heading('Ida suggests Monday, November 23, 10:30 AM.');
  await user.click(await button('Yes, that works for me'));
  await heading(/^Ida calls you on Monday/);
});

test('is cancelled with a message, and can be scheduled again', async () => {
  answer(callbacks.cancelOwn, ({ word }) => {
    expect(word).toBe('Found another one');
    return (own = anOwn('cancelled'));
  });
  const user = show(<CallbackPage />);
  await user.type(await screen.findByLabelText('Message to Ida (optional)'), 'Found another one');
  await user.click(await button('Cancel the callback'));
  await heading('The callback is canceled.');
  await heading('Choose another time');
  expect(screen.queryByRole('button', { name: 'Cancel the callback' })).toBeNull();
});

test('the second click deletes all data of the caller', async () => {
  let forgotten = 0;
  answer(callbacks.forgetOwn, () => (forgotten++, {}));
  const user = show(<CallbackPage />);
  await user.click(await button('Delete it now'));
  expect(forgotten).toBe(0);
  await user.click(await button('Delete permanently'));
  await heading('Your data has been deleted.');
  expect(forgotten).toBe(1);
});

test('cannot be changed once it is due', async () => {
  own = anOwn('reminded', { open_until: null, days: [] });
  show(<CallbackPage />);
  await heading('It is time: Ida is about to call.');
  expect(screen.queryByRole('button', { name: /Move|Cancel/ })).toBeNull();
});

test('the owner sees the caller, and cannot delete the caller’s data', async () => {
  show(<CallbackPage isOwner />);
  await heading('You call Dana on Monday, November 23 at 10:30 AM.');
  expect(screen.queryByRole('button', { name: 'Delete it now' })).toBeNull();
});

test('says if nothing is scheduled, and reports errors', async () => {
  answer(callbacks.getOwn, () => {
    throw new Fault('callbacks.unknown-appointment');
  });
  show(<CallbackPage />);
  await heading('No callback is scheduled.');
});

test('other errors can be retried', async () => {
  answer(callbacks.getOwn, () => {
    throw new Fault('request.unreachable');
  });
  const user = show(<CallbackPage />);
  await screen.findByRole('alert');
  answer(callbacks.getOwn, () => own);
  await user.click(screen.getByRole('button'));
  await heading(/^Ida calls you/);
});
