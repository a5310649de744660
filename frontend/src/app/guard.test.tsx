import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { type RouteObject, matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Handle, guardAt } from '#frontend/app/guard.ts';
import { type Page, paths } from '#frontend/app/paths.ts';
import { routes } from '#frontend/app/router.tsx';
import { accessToken, signInWith, signOut } from '#frontend/lib/session.ts';
import { forget } from '#frontend/lib/storage.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { languages } from '#shared/values/language.ts';
import { support } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** The code of a page is loaded with the first visit to it. */
const soon = (look: () => unknown) => vi.waitFor(look, 15_000);

/** Every route that shows something, with the pattern of its address. */
const leaves = (all: RouteObject[], above = ''): { pattern: string; route: RouteObject }[] =>
  all.flatMap((route) => {
    const pattern = route.path?.startsWith('/') ? route.path : above + (route.path ?? '');
    return route.children ? leaves(route.children, pattern) : [{ pattern, route }];
  });

/** An address that the pattern fits, all that is optional filled in. */
const filled = (pattern: string) =>
  pattern
    .replace('/:language', '/en')
    .replace(/:(\w+)\??/g, 'x1')
    .replace('*', '/en/no/such/page');

test('a member whose token alone is gone from the storage is let in by the cookie', async () => {
  signInAs();
  forget('access_token');
  const token = aToken();
  answer(auth.refresh, () => ({ token, token_type: 'Bearer' as const, expires_in: 900 }));
  const { router } = open('/en/account/security');
  await soon(() => expect(accessToken()).toBe(token));
  await soon(() => expect(router.state.location.pathname).toBe('/en/account/security'));
});

describe('the guards of all routes', () => {
  const all = leaves(routes);
  const guarded = (guard: string) =>
    all.filter(({ pattern }) => guardAt(filled(pattern), routes) === guard).map(({ pattern }) => pattern);

  test('each page of the table of paths is a route', () => {
    expect(all.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(Object.values(paths)));
  });

  test('each says its guard, or is for members', () => {
    for (const { pattern, route } of all)
      expect(guardAt(filled(pattern), routes), pattern).toBe((route.handle as Handle | undefined)?.guard ?? 'member');
  });

  test('these and no others opt out', () => {
    expect(guarded('open').sort()).toEqual(
      [
        ...(['root', 'home', 'search', 'report', 'gallery', 'googleReturn', 'googleReturnToo'] as const),
        ...(['directory', 'directoryPeople', 'directoryPhones', 'directoryEmails'] as const),
        ...(['resetPassword', 'confirmLink', 'cancelLink', 'keepLink', 'withdrawal', 'withdrawalLink'] as const),
        ...(['inbox', 'doa', 'payment', 'radical', 'assistant'] as const),
        ...(['assistantInstall', 'assistantPage', 'assistantAppeal'] as const),
        ...(['privacyCenter', 'transparency', 'contact', 'faq'] as const),
        ...(['removeListing', 'requestStatus', 'confirmRemoval', 'assistantPageVersion'] as const),
        ...(['number', 'sampleReport', 'sharedReport', 'stopMail', 'accountDeleted', 'keepAccount'] as const),
      ]
        .map((name: Page): string => paths[name])
        .concat('*')
        .sort(),
    );
  });

  test('these and no others are for guests', () => {
    const guests: Page[] = ['register', 'logIn', 'logInByPhone', 'enterPin', 'logInByGoogle', 'forgotPassword'];
    expect(guarded('guest').sort()).toEqual(guests.map((name) => paths[name]).sort());
  });

  const members = guarded('member').map(filled);
  test.each(members)('%s sends a visitor to log in, and back', async (address) => {
    const { router } = open(address);
    await soon(() => expect(router.state.location.pathname).toBe('/en/login'));
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(address);
  });
  test.each(members)('%s sends a visitor who only opened a web chat to log in', async (address) => {
    signInWith({ token: aToken({ role: 'chat' }) });
    const { router } = open(address);
    await soon(() => expect(router.state.location.pathname).toBe('/en/login'));
  });

  beforeEach(answerHome);
  test.each(guarded('guest').map(filled))('%s sends a member home', async (address) => {
    signInAs();
    const { router } = open(address);
    await soon(() => expect(router.state.location.pathname).toBe('/en'));
  });
});

describe('who logs in', () => {
  beforeEach(answerHome);
  beforeEach(() => void signInAs());

  test.each([
    ['%2Far%2Fdirectory', '/ar/directory'],
    ['%2F%2Fevil.com', '/en'],
    ['https%3A%2F%2Fevil.com', '/en'],
    ['%2F%5Cevil.com', '/en'],
    ['%2F%252Fevil.com', '/en'],
  ])('and was going to %s goes on to %s', async (redirect, page) => {
    const { router } = open(`/en/login?redirect=${redirect}`);
    await soon(() => expect(router.state.location.pathname).toBe(page));
  });
});

test('a page for members is left when its session ends, for login and back', async () => {
  const { name } = signInAs();
  const { router } = open('/en/account/history?page=2');
  await soon(() => screen.getByRole('button', { name: `Account of ${name}` }));
  expect(router.state.location.pathname).toBe('/en/account/history');
  act(signOut);
  await soon(() => expect(router.state.location.pathname).toBe('/en/login'));
  expect(router.state.location.search).toBe('?redirect=%2Fen%2Faccount%2Fhistory%3Fpage%3D2');
});

test('a page to log in is shown where the session was ended elsewhere, and says so', async () => {
  signInAs();
  const ended = () => Promise.reject(new Fault('auth.unauthenticated'));
  answer(account.getUser, ended);
  answer(auth.refresh, ended);
  const { router } = open('/en/login?redirect=%2Fen%2Faccount');
  await soon(() => screen.getByLabelText('Password'));
  expect(router.state.location.pathname).toBe('/en/login');
  await soon(() => screen.getByText('Please log in again.'));
});

test('a member without a connection is sent on from a page to log in', async () => {
  signInAs();
  server.use(http.all('*', () => HttpResponse.error()));
  const { router } = open('/en/login?redirect=%2Fen%2Ffaq');
  await soon(() => expect(router.state.location.pathname).toBe('/en/faq'));
});

describe('which page an address is', () => {
  const pageAt = (address: string) => {
    const match = matchRoutes(routes, address)?.at(-1);
    return (match?.route.handle as Handle | undefined)?.page;
  };

  test('what is named goes before what is a parameter, in every language and for any parameters', () => {
    const named = (Object.keys(paths) as Page[]).filter((name) => paths[name].startsWith('/:language/'));
    const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,30}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...named),
        fc.constantFrom(...languages),
        fc.array(segment, { minLength: 3, maxLength: 3 }),
        (name, language, values) => {
          let at = 0;
          const address = paths[name].replace(':language', language).replace(/:\w+\??/g, () => values[at++] ?? 'x');
          const fixed = named.find((other) => address === paths[other].replace(':language', language));
          expect(pageAt(address), address).toBe(fixed ?? name);
        },
      ),
      { numRuns: 600 },
    );
  });

  test.each([
    ['/en/assistant/call-details', 'callDetails'],
    ['/en/assistant/call-list', 'callList'],
    ['/en/assistant/voicemail', 'voicemail'],
    ['/en/assistant/settings', 'assistantSettings'],
    ['/en/assistant/install', 'assistantInstall'],
    ['/en/assistant/appeal', 'assistantAppeal'],
    ['/en/assistant/page', 'assistantPage'],
    ['/en/assistant/page/web-flow-privacy-policy', 'assistantPage'],
    ['/en/assistant/call-forward', 'callForward'],
    ['/en/assistant/mobile-carrier', 'mobileCarrier'],
    ['/en/assistant/login-by-google', 'logInByGoogle'],
    ['/en/assistant', 'assistant'],
    ['/en/assistant/wch_1', 'assistant'],
    ['/en/assistant/wch_1/t0ken', 'assistant'],
    ['/en/assistant/call-details/t0ken', 'assistant'],
    ['/en/directory/people', 'directoryPeople'],
    ['/google-auth', 'googleReturn'],
    ['/google-login', 'googleReturnToo'],
  ])('%s is %s', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });
});

describe('a short link', () => {
  beforeEach(answerHome);
  const leadsTo = (target_path: string) => {
    const codes: string[] = [];
    answer(support.openShortLink, ({ short_code }) => (codes.push(short_code), { target_path }));
    return codes;
  };

  test('goes on to where it leads, and leaves no way back to itself', async () => {
    const codes = leadsTo('/ar/directory');
    const { router } = open('/aB3dE7x');
    await soon(() => expect(router.state.location.pathname).toBe('/ar/directory'));
    expect(codes).toEqual(['aB3dE7x']);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each(['//evil.com', 'https://evil.com/', '/%2Fevil.com'])('to %s is no page', async (target) => {
    leadsTo(target);
    open('/aB3dE7x');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found.' })).toBeTruthy();
  });

  test('that was never given out is no page', async () => {
    answer(support.openShortLink, () => {
      throw new Fault('support.unknown-link');
    });
    open('/aB3dE7x');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found.' })).toBeTruthy();
  });

  test('that has expired says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(support.openShortLink, () => {
      throw new Fault('auth.link-expired');
    });
    open('/aB3dE7x');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The link is expired or you have already confirmed this action',
    );
  });

  afterEach(() => vi.restoreAllMocks());
  test.each(['/xx', '/EN', '/aB3dE7', '/aB3dE7xx', '/aB3dE7l', '/aB3dE7x/more'])('%s is none', async (address) => {
    const codes = leadsTo('/en');
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found.' })).toBeTruthy();
    expect(codes).toEqual([]);
  });
});
