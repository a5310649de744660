import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { RouteFailure } from '#frontend/app/route-failure.tsx';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open, renderIn } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
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
const lost = () => screen.findByRole('heading', { level: 1, name: 'No record of this page.' });
const onTheDesk = () =>
  document.head.append(Object.assign(document.createElement('meta'), { name: 'desk', content: '/dev' }));

describe('a page that does not exist', () => {
  test.each(['/en/nowhere', '/nowhere', '/xx/search/srch_1', '/dev/gallery'])('%s leads home', async (address) => {
    open(address);
    await lost();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/en');
  });

  test('is the gallery but on the desk', async () => {
    onTheDesk();
    open('/dev/gallery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy();
  });
});

test('whoever goes to another page is put where it begins', async () => {
  const { hands } = open('/en/nowhere');
  await lost();
  expect(document.activeElement).toBe(document.body);
  await hands.click(screen.getByRole('link', { name: 'Go to the start page' }));
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
    const { hands, router } = open('/en/nowhere');
    await lost();
    await hands.click(await screen.findByRole('button', { name: 'Language: English' }));
    await hands.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'لا سجل لهذه الصفحة.' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/ar/nowhere');
    expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('language')).toBe('ar');
  });
});

test('the theme is the system’s until one is chosen', async () => {
  const { hands } = open('/en/nowhere');
  await hands.click(await screen.findByRole('button', { name: 'Theme' }));
  expect(await screen.findByRole('menuitemradio', { name: 'As the system', checked: true })).toBeTruthy();
  await hands.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(page.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await hands.click(screen.getByRole('button', { name: 'Theme' }));
  await hands.click(await screen.findByRole('menuitemradio', { name: 'As the system' }));
  expect(page.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

describe('who is signed in', () => {
  test('is shown, and can log out', async () => {
    signInAs({ name: 'Ida Brandt' });
    const { hands } = open('/en/nowhere');
    expect(await screen.findByRole('img', { name: 'Signed in as Ida Brandt' })).toBeTruthy();
    await hands.click(screen.getByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  test('is nobody once the token no longer holds', async () => {
    signInAs();
    answer(account.getUser, () => {
      throw new Fault('auth.unauthenticated');
    });
    answer(auth.refresh, () => {
      throw new Fault('auth.unauthenticated');
    });
    open('/en/nowhere');
    await vi.waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  });

  test('is not asked where there is no token; only the desk offers to log in', async () => {
    open('/en/nowhere');
    await lost();
    expect(screen.queryByRole('link', { name: 'Demo login' })).toBeNull();
  });

  test('may be somebody of the desk', async () => {
    onTheDesk();
    open('/en/nowhere?x=1');
    const link = await screen.findByRole('link', { name: 'Demo login' });
    expect(link.getAttribute('href')).toBe('/dev/login?as=subscriber&redirect=%2Fen%2Fnowhere%3Fx%3D1');
  });
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

  test('is a 500 where it is only broken', async () => {
    breakWith(new TypeError('x is not a function'));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong, please try again later.');
    expect(screen.getByText('500')).toBeTruthy();
  });
});
