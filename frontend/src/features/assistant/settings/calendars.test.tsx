import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAssistant, theSettings } from '#frontend/features/assistant/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type BusinessHours, calendar, type Calendars, type HoursView } from '#shared/api/calendar.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const noCalendars: Calendars = { now: NOW, tz: 'America/Chicago', feed: null, source: null };
const source: NonNullable<Calendars['source']> = {
  host: 'calendar.example.com',
  added_at: NOW,
  read_at: NOW,
  failed_at: null,
  failure: null,
  busy: 3,
  counts: true,
};
const theHours: HoursView = {
  is_on: false,
  windows: theSettings().windows,
  country: null,
  closed_on_holidays: false,
  days_off: [],
  tz: 'America/Chicago',
  today: '2026-11-23',
  countries: ['US', 'FR'],
  holidays: [],
  closed: null,
};

/** Mocks the settings; the hours keep what is changed in them. */
function answerSettings({ calendars = noCalendars, hours = theHours } = {}) {
  const changes: Partial<BusinessHours>[] = [];
  let present = hours;
  signInAs();
  answerAssistant();
  answer(assistant.getSettings, () => theSettings());
  answer(assistant.getBlocked, () => ({ numbers: [] }));
  answer(calendar.getCalendars, () => calendars);
  answer(calendar.getHours, () => present);
  answer(calendar.updateHours, (change) => {
    changes.push(change);
    const holidays = change.country === 'US' ? ['2026-11-26', '2026-12-25'] : present.holidays;
    return (present = { ...present, ...change, holidays });
  });
  return changes;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => void signInAs());

test('the address of the feed is shown once, and can be ended', async () => {
  answerSettings();
  const url = 'https://calluna.example.com/api/calendar/acc_1/secret.ics';
  answer(calendar.startFeed, () => ({ ...noCalendars, feed: { made_at: NOW }, url }));
  answer(calendar.stopFeed, () => noCalendars);
  const { user } = open('/en/assistant/settings');
  await press(user, 'Create an address');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret address' });
  expect([field.value, field.readOnly]).toEqual([url, true]);
  const link = screen.getByRole('link', { name: 'Open in your calendar app' });
  expect(link.getAttribute('href')).toBe(url.replace('https:', 'webcal:'));
  await press(user, 'Turn off');
  await screen.findByRole('button', { name: 'Create an address' });
  expect(screen.queryByRole('textbox', { name: 'Secret address' })).toBeNull();
});

test('a calendar is connected; what is no https address is not sent', async () => {
  answerSettings();
  answer(calendar.setSource, ({ url }) => ({ ...noCalendars, source: { ...source, host: new URL(url).host } }));
  const { user } = open('/en/assistant/settings');
  const field = await screen.findByRole('textbox', { name: /Address of your calendar/ });
  await user.type(field, 'http://calendar.example.com/ida.ics');
  await press(user, 'Connect');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, 'webcal://calendar.example.com/ida.ics');
  await press(user, 'Connect');
  await screen.findByText(/^Last read .*Busy times ahead: 3\.$/);
  expect(screen.getByText('calendar.example.com')).toBeTruthy();
});

test('a calendar that fails says since when and why, and whether its times still count', async () => {
  const failing = { ...source, failed_at: NOW, failure: 'unreachable' as const };
  answerSettings({ calendars: { ...noCalendars, source: failing } });
  answer(calendar.readSource, () => ({ ...noCalendars, source: { ...failing, counts: false } }));
  const { user } = open('/en/assistant/settings');
  await screen.findByText(/^Last read .* Since then: it doesn’t answer\.$/);
  expect(screen.getByText('What was read then still counts for a day.')).toBeTruthy();
  await press(user, 'Read now');
  await screen.findByText(/^What was read then no longer counts/);
});

test('holidays: choosing a country closes on them, and shows the next ones', async () => {
  const changes = answerSettings();
  const { user } = open('/en/assistant/settings');
  const business = await section('Business hours and days off');
  await user.selectOptions(await business.findByRole('combobox'), 'United States');
  expect(await business.findByText('Next: November 26, December 25')).toBeTruthy();
  await user.click(business.getByRole('switch', { name: /Closed on public holidays/ }));
  expect(changes).toEqual([{ country: 'US', closed_on_holidays: true }, { closed_on_holidays: false }]);
});

test('business hours are shown once callers hear of them', async () => {
  const changes = answerSettings();
  const { user } = open('/en/assistant/settings');
  const business = await section('Business hours and days off');
  expect(business.queryByRole('button', { name: /^Monday/ })).toBeNull();
  await user.click(await business.findByRole('switch', { name: /Tell callers when you are closed/ }));
  expect(await business.findByRole('button', { name: /^Monday: 09:00–17:00/ })).toBeTruthy();
  expect(business.getAllByRole('img', { name: 'closed' })).toHaveLength(2);
  expect(changes).toEqual([{ is_on: true }]);
});

test('days off are added and removed; one day needs no last day', async () => {
  const changes = answerSettings();
  const { user } = open('/en/assistant/settings');
  const business = await section('Business hours and days off');
  await user.type(await business.findByLabelText('First day'), '2026-12-24');
  await user.type(business.getByLabelText('Last day'), '2026-12-23');
  expect(business.getByRole('alert').textContent).toContain('before the first');
  await user.click(business.getByRole('button', { name: 'Add days off' }));
  expect(changes).toEqual([]);
  await user.clear(business.getByLabelText('Last day'));
  await user.click(business.getByRole('button', { name: 'Add days off' }));
  await user.click(await business.findByRole('button', { name: 'Remove December 24, 2026', busy: false }));
  await waitFor(() =>
    expect(changes).toEqual([{ days_off: [{ from: '2026-12-24', until: '2026-12-24' }] }, { days_off: [] }]),
  );
});

test('says what callers hear at the moment', async () => {
  answerSettings({ hours: { ...theHours, closed: 'holiday' } });
  open('/en/assistant/settings');
  await screen.findByText('Today callers hear that it is a public holiday.');
});

test('the mail about the day is turned on, at an hour', async () => {
  answerSettings();
  const changes: unknown[] = [];
  answer(assistant.updateDigest, (change) => {
    changes.push(change);
    return { ...change, can_mail: false };
  });
  const { user } = open('/en/assistant/settings');
  const digest = await section('Mail about the day');
  await user.click(await digest.findByRole('switch', { name: /Send a daily mail/ }));
  expect(await digest.findByText(/Confirm your email address first/)).toBeTruthy();
  await user.selectOptions(digest.getByLabelText('Hour'), '7');
  expect(changes).toEqual([
    { is_on: true, hour: 18 },
    { is_on: true, hour: 7 },
  ]);
});
