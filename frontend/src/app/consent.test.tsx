import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stored } from '#frontend/lib/storage.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { server } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';

const events = vi.fn();
beforeEach(() => {
  answerHome();
  events.mockClear();
  server.use(http.post('/api/web_event/new', () => (events(), HttpResponse.json({}))));
});
afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

const question = () => screen.findByRole('region', { name: 'May we count visits?' });
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'May we count visits?' })).toBeNull());
const press = (name: string) => screen.getByRole('button', { name });

test('a first visit is asked, and nothing is sent before an answer or after a refusal', async () => {
  const { user, router } = open('/en');
  await question();
  expect(press('Only what is needed').hasAttribute('aria-pressed')).toBe(false);
  await user.click(press('Only what is needed'));
  await isGone();
  expect(stored('configuration')).toEqual({ clarity: false, visits: false });
  await router.navigate('/en/directory');
  await screen.findByRole('heading', { level: 1 });
  expect(events).not.toHaveBeenCalled();
});

test('who allows counting is counted from the next page on, and can withdraw at the foot of the page', async () => {
  const { user, router } = open('/en');
  await question();
  await user.click(press('Allow counting'));
  await isGone();
  await router.navigate('/en/directory');
  await waitFor(() => expect(events).toHaveBeenCalledTimes(1));
  await user.click(press('Privacy choices'));
  await waitFor(async () => expect(document.activeElement).toBe(await question()));
  expect(press('Allow counting').getAttribute('aria-pressed')).toBe('true');
  expect(press('Only what is needed').getAttribute('aria-pressed')).toBe('false');
  await user.click(press('Only what is needed'));
  await router.navigate('/en');
  await screen.findByRole('form', { name: 'By name' });
  expect(events).toHaveBeenCalledTimes(1);
});

test('Global Privacy Control is honored without a question, and says so', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  const { user } = open('/en');
  await screen.findByText('Global Privacy Control honored');
  expect(screen.queryByRole('region', { name: 'May we count visits?' })).toBeNull();
  await user.click(press('Privacy choices'));
  await question();
  expect((press('Allow counting') as HTMLButtonElement).disabled).toBe(true);
  expect(press('Only what is needed').getAttribute('aria-pressed')).toBe('true');
  expect(events).not.toHaveBeenCalled();
});
