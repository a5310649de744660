import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { OwnCallback } from '#frontend/features/callbacks/own-callback.tsx';
import { anOwn, TUESDAY } from '#frontend/features/callbacks/testing.ts';
import { keepToken } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { aToken } from '#frontend/testing/user.ts';
import { callbacks, type OwnCallback as Own } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let own: Own;
beforeEach(() => {
  own = anOwn();
  keepToken(aToken({ role: 'chat' }));
  answer(callbacks.getOwn, () => own);
});
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the caller sees what is agreed, by the owner’s clock', async () => {
  show(<OwnCallback />);
  await heading('Ida calls you on Monday, November 23 at 10:30 AM.');
  expect(screen.getByText('The boat survey')).toBeTruthy();
  expect(screen.getByText('0138')).toBeTruthy();
  expect(screen.getByText(/deleted on Dec 21, 2026/)).toBeTruthy();
});

test('a day, a time and a yes move it', async () => {
  const asked: string[] = [];
  answer(callbacks.chooseOwn, ({ starts_at }) => {
    asked.push(starts_at);
    own = anOwn('confirmed', { appointment: { ...anOwn().appointment!, starts_at } });
    return own;
  });
  const hands = show(<OwnCallback />);
  await hands.click(await button(/^Tuesday, November 24, 2 free/));
  expect(within(screen.getByRole('region', { name: 'Morning' })).getAllByRole('button')).toHaveLength(1);
  await hands.click(await button('2:00 PM'));
  await hands.click(await button('Move to Tue, Nov 24, 2:00 PM'));
  await heading('Ida calls you on Tuesday, November 24 at 2:00 PM.');
  expect(asked).toEqual([TUESDAY[1]]);
  expect(screen.getByRole('status').textContent).toContain('Agreed');
});

test('a day without free times cannot be chosen', async () => {
  show(<OwnCallback />);
  expect(((await button('Wednesday, November 25, none')) as HTMLButtonElement).disabled).toBe(true);
});

test('what was taken meanwhile is struck out, and another one can be chosen', async () => {
  answer(callbacks.chooseOwn, () => {
    throw new Fault('callbacks.slot-taken');
  });
  const hands = show(<OwnCallback />);
  await hands.click(await button('11:00 AM'));
  await hands.click(await button('Move to Mon, Nov 23, 11:00 AM'));
  expect(((await button('11:00 AM, taken')) as HTMLButtonElement).disabled).toBe(true);
  expect((await screen.findByRole('alert')).textContent).toMatch(/taken/i);
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
});

test('what the owner proposed is confirmed with one button', async () => {
  own = anOwn('proposed');
  answer(callbacks.chooseOwn, ({ starts_at }) => {
    expect(starts_at).toBe(own.appointment?.starts_at);
    return (own = anOwn());
  });
  const hands = show(<OwnCallback />);
  await heading('Ida proposes Monday, November 23, 10:30 AM.');
  await hands.click(await button('Yes, that suits me'));
  await heading(/^Ida calls you on Monday/);
});

test('it is cancelled with a word, and can be agreed anew', async () => {
  answer(callbacks.cancelOwn, ({ word }) => {
    expect(word).toBe('Found another one');
    return (own = anOwn('cancelled'));
  });
  const hands = show(<OwnCallback />);
  await hands.type(await screen.findByLabelText('A word to Ida, if you like'), 'Found another one');
  await hands.click(await button('Cancel the callback'));
  await heading('The callback is cancelled.');
  await heading('Choose another time');
  expect(screen.queryByRole('button', { name: 'Cancel the callback' })).toBeNull();
});

test('all that is known of a caller is deleted on the second click', async () => {
  let forgotten = 0;
  answer(callbacks.forgetOwn, () => ({ ...(forgotten++, {}) }));
  const hands = show(<OwnCallback />);
  await hands.click(await button('Delete it now'));
  expect(forgotten).toBe(0);
  await hands.click(await button('Delete for good'));
  await heading('It is deleted.');
  expect(forgotten).toBe(1);
});

test('once it is time, nothing can be changed', async () => {
  own = anOwn('reminded', { open_until: null, days: [] });
  show(<OwnCallback />);
  await heading('It is time: Ida is about to call.');
  expect(screen.queryByRole('button', { name: /Move|Cancel/ })).toBeNull();
});

test('the owner sees whom they call, and cannot delete on behalf of the caller', async () => {
  show(<OwnCallback isOwner />);
  await heading('You call Dana on Monday, November 23 at 10:30 AM.');
  expect(screen.queryByRole('button', { name: 'Delete it now' })).toBeNull();
});

test('where nothing is agreed it says so; where it cannot be read, what went wrong', async () => {
  answer(callbacks.getOwn, () => {
    throw new Fault('callbacks.unknown-appointment');
  });
  show(<OwnCallback />);
  await heading('No callback is waiting.');
});

test('another failure can be tried again', async () => {
  answer(callbacks.getOwn, () => {
    throw new Fault('request.unreachable');
  });
  const hands = show(<OwnCallback />);
  await screen.findByRole('alert');
  answer(callbacks.getOwn, () => own);
  await hands.click(screen.getByRole('button'));
  await heading(/^Ida calls you/);
});
