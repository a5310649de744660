import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { RouteFailure } from '#frontend/app/route-failure.tsx';
import { noticeSupport } from '#frontend/app/support-arrival.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { answer, server } from '#frontend/testing/mock.ts';
import { open, renderIn } from '#frontend/testing/render.tsx';
import { aToken, aUser, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

beforeEach(answerHome);
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name=desk]')?.remove();
  delete document.documentElement.dataset.theme;
});

const page = document.documentElement;
const lost = () => screen.findByRole('heading', { level: 1, name: 'Page not found.' });
const onTheDesk = () =>
  document.head.append(Object.assign(document.createElement('meta'), { name: 'desk', content: '/dev' }));

describe('a page that does not exist', () => {
  test.each(['/en/nowhere', '/english', '/xx/search/srch_1', '/xx/account', '/dev/gallery'])(
    '%s leads home',
    async (address) => {
      open(address);
      await lost();
      expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
    },
  );

  test('is the gallery but on the desk', async () => {
    onTheDesk();
    open('/dev/gallery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy();
  });
});

test('a visitor who goes to another page is put where it begins', async () => {
  const { user } = open('/en/nowhere');
  await lost();
  // The question of consent may have the focus; the first page does not take it.
  expect(document.activeElement).not.toBe(screen.getByRole('main'));
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  await screen.findByRole('form', { name: 'By name' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

describe('the language', () => {
  test.each([
    [null, ['fr-CA', 'en'], '/fr'],
    ['ja', ['fr-CA', 'en'], '/ja'],
    [null, ['nl', 'pt-BR'], '/pt'],
    [null, ['nl'], '/en'],
  ])('of a visitor who chose %s and whose browser asks for %s is that of %s', async (stored, wanted, home) => {
    if (stored) localStorage.setItem('language', stored);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
    const { router } = open('/');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(home));
  });

  test('can be changed; Arabic turns the page around, and stays chosen', async () => {
    const { user, router } = open('/en/nowhere');
    await lost();
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'الصفحة غير موجودة.' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/ar/nowhere');
    expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('language')).toBe('ar');
  });
});

test('the theme is the system’s until one is chosen', async () => {
  const { user } = open('/en/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Theme' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Same as system', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(page.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Same as system' }));
  expect(page.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

describe('who is logged in', () => {
  const menu = () => screen.findByRole('button', { name: 'Account of Ida Brandt' });

  test('sees so, with the way to the pages of the account', async () => {
    signInAs({ name: 'Ida Brandt', email: 'ida@example.com' });
    const { user, router } = open('/en/nowhere');
    await user.click(await menu());
    expect(await screen.findByText('ida@example.com')).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Searches' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en/account/history'), 5000);
  });

  test('can log out: the server hears of it, and nothing of theirs stays in the browser', async () => {
    signInAs({ name: 'Ida Brandt' });
    localStorage.setItem('language', 'en');
    const loggedOut = vi.fn();
    answer(auth.logOut, () => (loggedOut(), {}));
    const { user } = open('/en/nowhere');
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(loggedOut).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  test('is logged out here also where the server is out of reach', async () => {
    signInAs({ name: 'Ida Brandt' });
    server.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    const { user } = open('/en/nowhere');
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await vi.waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
    expect(await screen.findByText(/You are logged out here/)).toBeTruthy();
    expect(localStorage.getItem('log_out')).toBe('due');
  });

  test('is logged out on the server once it is in reach again, by the cookie', async () => {
    localStorage.setItem('log_out', 'due');
    const token = aToken();
    const loggedOut = vi.fn();
    answer(auth.refresh, () => ({ token, token_type: 'Bearer' as const, expires_in: 900 }));
    answer(auth.logOut, (_, request) => (loggedOut(request.headers.get('authorization')), {}));
    open('/en/nowhere');
    await vi.waitFor(() => expect(localStorage.getItem('log_out')).toBeNull(), 5000);
    expect(loggedOut.mock.calls).toEqual([[`Bearer ${token}`]]);
  });

  test('a kept log-out ends with its session, and never ends one that began since', async () => {
    localStorage.setItem('log_out', 'due');
    answer(auth.refresh, () => Promise.reject(new Fault('auth.unauthenticated')));
    open('/en/nowhere');
    await vi.waitFor(() => expect(localStorage.getItem('log_out')).toBeNull(), 5000);
    localStorage.setItem('log_out', 'due');
    signInWith({ token: aToken() });
    expect(localStorage.getItem('log_out')).toBeNull();
  });

  test('is nobody here once they log out in another tab', async () => {
    signInAs({ name: 'Ida Brandt' });
    open('/en/nowhere');
    await menu();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  test('is nobody once the session is over, and reads why they must log in again', async () => {
    signInAs();
    answer(account.getUser, () => {
      throw new Fault('auth.unauthenticated');
    });
    answer(auth.refresh, () => {
      throw new Fault('auth.unauthenticated');
    });
    const { router } = open('/en/account/security');
    expect(await screen.findByText('Please log in again.')).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBeNull();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en/login'), 5000);
    expect(router.state.location.search).toBe('?redirect=%2Fen%2Faccount%2Fsecurity');
  });
});

describe('who is not logged in', () => {
  test('is offered to, and comes back to where they were', async () => {
    open('/en/nowhere?x=1');
    await lost();
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Fnowhere%3Fx%3D1');
    expect(screen.queryByRole('link', { name: 'Demo login' })).toBeNull();
  });

  test('may be an account of the dev server, there', async () => {
    onTheDesk();
    open('/en/nowhere?x=1');
    const link = await screen.findByRole('link', { name: 'Demo login' });
    expect(link.getAttribute('href')).toBe('/dev/login?as=subscriber&redirect=%2Fen%2Fnowhere%3Fx%3D1');
  });
});

describe('support', () => {
  const reason = 'Refund question';
  const arrive = (token: string) => {
    history.replaceState(null, '', `/en/nowhere#support=${token}`);
    noticeSupport();
    expect(location.href).not.toContain('support');
    return open('/en/nowhere');
  };
  afterEach(() => history.replaceState(null, '', '/'));

  test('arrives by a token that leaves the address at once, and is seen to look', async () => {
    const token = aToken({ role: 'support' });
    answer(account.getUser, (_, request) => {
      if (request.headers.get('authorization') !== `Bearer ${token}`) throw new Fault('auth.unauthenticated');
      return aUser({ support: { reason, until: '2026-11-21T14:22:00.000Z' } });
    });
    arrive(token);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBe(token);
  });

  test.each([
    ['a token of a person’s own', () => aUser()],
    ['a token that nobody made', () => Promise.reject(new Fault('auth.unauthenticated'))],
  ])('is not let in by %s: a link signs nobody in', async (_, respond) => {
    const { name } = signInAs();
    const own = localStorage.getItem('access_token');
    answer(account.getUser, async (_, request) =>
      request.headers.get('authorization') === `Bearer ${own}` ? aUser({ name }) : respond(),
    );
    arrive(aToken({ role: 'support' }));
    expect(await screen.findByRole('button', { name: `Account of ${name}` })).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBe(own);
  });
});

test('without a connection the page stays and says so, until there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  open('/en/nowhere');
  await lost();
  expect(screen.queryByText('No connection.')).toBeNull();
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('No connection.')).toBeNull();
});

describe('a page that breaks', () => {
  const Broken = ({ error }: { error: unknown }) => {
    throw error;
  };
  const breakWith = (error: unknown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderIn(createMemoryRouter([{ path: '/', element: <Broken error={error} />, ErrorBoundary: RouteFailure }]));
  };

  test('shows the status and the words of its failure', async () => {
    breakWith(new Fault('people.not-found'));
    expect((await screen.findByRole('alert')).textContent).toBe('No results could be found.');
    expect(screen.getByText('404')).toBeTruthy();
  });

  test('for too many tries says until when', async () => {
    breakWith(new Fault('request.too-many', { until: '2026-11-21T14:22:00.000Z' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Please wait\. You can continue at .+22/);
  });

  test('is a 500 where it is only broken', async () => {
    breakWith(new TypeError('x is not a function'));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong, please try again later.');
    expect(screen.getByText('500')).toBeTruthy();
  });
});
