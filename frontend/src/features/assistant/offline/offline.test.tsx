import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';

import { aCall, aDay, answerAssistant, aPage } from '#frontend/features/assistant/testing.ts';
import { keepCalls, keepToday, readSeen } from '#frontend/features/assistant/offline/seen-calls.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { formatsFor } from '#frontend/lib/use-formats.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

const call = aCall({ status: 'callback_requested' });
const noNetwork = () => server.use(http.all('*/api/*', () => HttpResponse.error()));

beforeEach(() => {
  const user = aUser();
  answer(account.getUser, () => user);
  signInWith({ token: aToken({ sub: newId('account') }), user });
});

test('what is shown is kept for when there is no network', async () => {
  answerAssistant([call], aDay({ missed_today: 4 }));
  open('/en/assistant/call-list');
  await screen.findByText('The boat survey is done.');
  await vi.waitFor(() => {
    expect(readSeen()).toMatchObject({ calls: { data: [{ id: call.id }] }, today: { data: { missed_today: 4 } } });
  });
});

test('without a network the calls seen last are listed, and nothing that needs one; later they are read anew', async () => {
  keepCalls(aPage([call]), new Date(Date.now() - 60_000));
  noNetwork();
  open('/en/assistant/call-list?filter=spam');
  await screen.findByText(/^Offline: as of \d+:\d\d/);
  screen.getByText('The boat survey is done.');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Filter calls' })).toBeNull();
  server.resetHandlers();
  answer(account.getUser, () => aUser());
  answerAssistant([aCall({ reason: 'About a new boat.' })]);
  dispatchEvent(new Event('online'));
  await screen.findByText('About a new boat.');
  expect(screen.queryByText(/^Offline/)).toBeNull();
});

test('without a network today shows what was seen last; people can be called, but not marked as called', async () => {
  keepToday(aDay({ missed_today: 4, to_call_back: [{ ...call, calls: 1 }] }), new Date(Date.now() - 60_000));
  noNetwork();
  open('/en/assistant');
  await screen.findByText(/^Offline: as of \d+:\d\d/);
  const list = within(screen.getByRole('region', { name: 'To call back' }));
  list.getByRole('link', { name: 'Call Dana Brandt' });
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network times stay on the clock of the account', async () => {
  store('userData', { ...stored('userData')!, time_zone: 'Pacific/Auckland' });
  keepCalls(aPage([call]), new Date(Date.now() - 60_000));
  noNetwork();
  open('/en/assistant/call-list');
  await screen.findByText(formatsFor('en', 'Pacific/Auckland').time(call.started_at));
});

test('without a network and with nothing seen, the reason is said', async () => {
  noNetwork();
  open('/en/assistant/call-list');
  await screen.findByRole('alert');
});
