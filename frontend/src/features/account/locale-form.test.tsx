import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { LocaleForm } from '#frontend/features/account/locale-form.tsx';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';

afterEach(() => void vi.restoreAllMocks());

function browserIn(timeZone: string) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
}

test.each([
  ['UTC', 'America/Chicago', true],
  ['UTC', 'UTC', false],
  ['UTC', 'Etc/Unknown', false],
  ['Europe/Paris', 'America/Chicago', false],
])('an account in %s is offered the zone of a browser in %s: %s', async (time_zone, timeZone, isOffered) => {
  browserIn(timeZone);
  show(<LocaleForm user={answerAccount({ time_zone })} onSaved={() => undefined} />);
  await screen.findByRole('combobox', { name: 'Time zone' });
  expect(screen.queryByText(/This browser is in Chicago, United States/) !== null).toBe(isOffered);
});

test('a zone is found by a town, chosen by keyboard and sent by the name that every engine knows', async () => {
  browserIn('America/Chicago');
  const user = answerAccount({ time_zone: 'Europe/Kyiv' });
  const sent = vi.fn();
  answer(account.updateUser, (change) => {
    sent(change);
    return user;
  });
  show(<LocaleForm user={user} onSaved={() => undefined} />);
  const typist = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveProperty('value', 'Kyiv, Ukraine');

  await typist.click(screen.getByRole('button', { name: /Show time zones/ }));
  const [here] = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(here?.textContent).toMatch(/^Chicago, United StatesThis browser, Central Time, .*UTC−[56].*M$/);

  await typist.clear(field);
  await typist.type(field, 'mumb');
  const found = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kolkata, IndiaMumbai, India Standard Time, .UTC\+5:30/),
  ]);
  await typist.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveProperty('value', 'Kolkata, India');
  await typist.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ time_zone: 'Asia/Calcutta' })));
});

test('what finds nothing says so, and leaves the zone as it was', async () => {
  show(<LocaleForm user={answerAccount({ time_zone: 'Asia/Tokyo' })} onSaved={() => undefined} />);
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  const typist = userEvent.setup();
  await typist.clear(field);
  await typist.type(field, 'atlantis');
  expect(await screen.findByText(/No time zone found/)).toBeTruthy();
  await typist.tab();
  await waitFor(() => expect(field).toHaveProperty('value', 'Tokyo, Japan'));
});
