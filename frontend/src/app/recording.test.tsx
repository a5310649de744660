import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { leaveRecordedPages } from '#frontend/app/leave-recorded-pages.ts';
import { isRecordedPage, isRecorderLoaded } from '#frontend/lib/recorder.ts';
import { store, stored } from '#frontend/lib/storage.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { support } from '#shared/api/support.ts';

const PROJECT = 'abcde12345';
let clarity_project: string | null = PROJECT;
const configured = vi.fn();
beforeEach(() => {
  clarity_project = PROJECT;
  answerHome();
  configured.mockClear();
  server.use(http.post('/api/web_event/new', () => HttpResponse.json({})));
  answer(
    support.getConfiguration,
    () => (configured(), { clarity_project, radical_wording: 'second' as const, country: null }),
  );
  document.head.append(document.createElement('script')); // the package puts its own before the first
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window, 'clarity');
  for (const each of document.querySelectorAll('script')) each.remove();
});

const script = () => document.getElementById('clarity-script') as HTMLScriptElement | null;
/** What the vendor’s script finds waiting when it comes. */
const commands = () =>
  ((window as { clarity?: { q?: IArguments[] } }).clarity?.q ?? []).map((each) => [...each] as unknown[]);
const press = (name: string) => screen.getByRole('button', { name });
const request = (path: string) => new Request(`https://calluna.example${path}`);

test('nothing is recorded before a choice of its own, or against Global Privacy Control', async () => {
  const { user } = open('/en');
  await screen.findByRole('region', { name: 'May we count and record visits?' });
  expect(isRecorderLoaded()).toBe(false);
  await user.click(press('Allow counting'));
  expect(stored('configuration')).toEqual({ clarity: false, visits: true });

  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  store('configuration', { clarity: true, visits: true });
  await user.click(press('Privacy choices'));
  await screen.findByRole('region', { name: 'May we count and record visits?' });
  expect((press('Allow counting and recording') as HTMLButtonElement).disabled).toBe(true);
  expect(isRecorderLoaded()).toBe(false);
  expect(leaveRecordedPages(request('/en/directory/people'))).toBeUndefined();
});

test('a stage without a recorder asks about counting only, and records nothing', async () => {
  clarity_project = null;
  store('configuration', { clarity: true, visits: true });
  const { user } = open('/en');
  await waitFor(() => expect(configured).toHaveBeenCalled());
  await user.click(await screen.findByRole('button', { name: 'Privacy choices' }));
  await screen.findByRole('region', { name: 'May we count visits?' });
  expect(screen.queryByRole('button', { name: 'Allow counting and recording' })).toBeNull();
  expect(isRecorderLoaded()).toBe(false);
});

describe('which pages', () => {
  test.each(['/en', '/ar/', '/ja/directory', '/en/transparency', '/fr/assistant/page/web-flow-privacy-policy'])(
    '%s may be recorded',
    (pathname) => {
      expect(isRecordedPage({ pathname, search: '' })).toBe(true);
      expect(isRecordedPage({ pathname, search: '?email=ida@example.com' })).toBe(false);
    },
  );

  test.each([
    '/',
    '/7hKq2Zp',
    '/en/search/srch_1',
    '/en/search-result/per_1',
    '/en/directory/people',
    '/en/directory/people/us',
    '/en/payment',
    '/en/account',
    '/en/account/privacy',
    '/en/viewed-profile',
    '/en/remove-my-listing',
    '/en/confirm/request/token',
    '/en/privacy-center',
    '/en/contact',
    '/en/faq',
    '/en/inbox/chat_1',
    '/en/assistant',
    '/en/assistant/call-list',
    '/en/reset-password/token',
    '/en/login',
    '/en/nowhere',
  ])('%s is never recorded', (pathname) => {
    expect(isRecordedPage({ pathname, search: '' })).toBe(false);
  });
});

test('only pages without people are recorded, and every other page is a new document', async () => {
  const { user } = open('/en');
  await screen.findByRole('region', { name: 'May we count and record visits?' });
  await user.click(press('Allow counting and recording'));
  await waitFor(() => expect(script()?.src).toBe(`https://www.clarity.ms/tag/${PROJECT}?ref=npm`));
  expect(stored('configuration')).toEqual({ clarity: true, visits: true });
  expect(commands()).toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]]);

  expect(leaveRecordedPages(request('/en/directory'))).toBeUndefined();
  const left = leaveRecordedPages(request('/en/search-result/per_1?from=home'));
  expect(left?.headers.get('location')).toBe('/en/search-result/per_1?from=home');
  expect(left?.headers.get('x-remix-reload-document')).toBe('true');
  expect(commands().at(-1)).toEqual(['stop']);
});

test('a visitor who withdraws is no longer recorded, and keeps none of its cookies', async () => {
  store('configuration', { clarity: true, visits: true });
  document.cookie = '_clck=1; path=/';
  document.cookie = '_clsk=2; path=/';
  sessionStorage.setItem('_cltk', '3');
  const { user } = open('/en');
  await user.click(await screen.findByRole('button', { name: 'Privacy choices' }));
  await screen.findByRole('region', { name: 'May we count and record visits?' });
  await user.click(press('Only what is needed'));
  await waitFor(() => expect(document.cookie).not.toContain('_cl'));
  expect(sessionStorage.getItem('_cltk')).toBeNull();
  expect(commands().slice(-2)).toEqual([
    ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
    ['stop'],
  ]);
  expect(stored('configuration')).toEqual({ clarity: false, visits: false });
});
