import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { accessToken } from '#frontend/lib/session.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open, show } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { type ErrorCode, Fault } from '#shared/errors/catalogue.ts';

const signedIn = (user: User) => ({ token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user });
const BACK = '/google-login?code=c-1&state=s-1&iss=https%3A%2F%2Faccounts.google.com&scope=openid&authuser=0';
const failing = (code: ErrorCode) => answer(auth.finishGoogle, () => Promise.reject(new Fault(code)));

describe('back from Google', () => {
  test('what it brought is sent once, leaves the address, and opens the page one came from', async () => {
    const user = aUser();
    answer(account.getUser, () => user);
    answerHome();
    const asked: object[] = [];
    answer(auth.finishGoogle, (input) => {
      asked.push(input);
      return { purpose: 'login' as const, redirect: '/fr', signed_in: signedIn(user) };
    });
    const { router } = open(BACK);
    await screen.findByRole('heading', { name: 'Signing you in with Google.' });
    screen.getByText('Finding your account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fr'));
    expect(router.state.location.search).toBe('');
    expect(accessToken()).not.toBeNull();
    expect(asked).toEqual([{ code: 'c-1', state: 's-1', iss: 'https://accounts.google.com' }]);
  });

  test('somebody new says first what for', async () => {
    const user = aUser({ reason_for_use: null });
    answer(account.getUser, () => user);
    answer(auth.finishGoogle, () => ({ purpose: 'login' as const, redirect: '/', signed_in: signedIn(user) }));
    const { router } = open(BACK);
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/reason-for-use'));
  });

  test('the other address of it is the same page', async () => {
    failing('auth.google-mismatch');
    open(BACK.replace('google-login', 'google-auth'));
    await screen.findByRole('heading', { name: 'We stopped this sign-in.' });
  });

  test('an answer that is not ours is stopped, and says what that mostly is', async () => {
    failing('auth.google-mismatch');
    open(BACK);
    await screen.findByText('Begun in another browser');
    screen.getByRole('button', { name: 'Start again with Google' });
    expect(screen.getByRole('link', { name: 'Use email' }).getAttribute('href')).toBe('/en/login');
    expect(accessToken()).toBeNull();
  });

  test('without a code nothing is even asked', async () => {
    open('/google-login');
    await screen.findByRole('heading', { name: 'We stopped this sign-in.' });
  });

  test('who stopped at Google is told that nothing happened', async () => {
    open('/google-login?error=access_denied&state=s-1');
    await screen.findByRole('heading', { name: 'You stopped at Google.' });
  });

  test('an address that has an account: look in your mail', async () => {
    failing('auth.google-confirm');
    open(BACK);
    await screen.findByRole('heading', { level: 1, name: 'Look in your mail.' });
  });

  test('a second factor is asked for, with the same answer of Google’s', async () => {
    const user = aUser();
    answer(account.getUser, () => user);
    answerHome();
    const asked: object[] = [];
    answer(auth.finishGoogle, (input) => {
      asked.push(input);
      if (!input.second_factor) throw new Fault('auth.code-needed');
      return { purpose: 'login' as const, redirect: '/', signed_in: signedIn(user) };
    });
    const { hands, router } = open(BACK);
    await hands.type(await screen.findByLabelText('Six digits of your app'), '123456');
    await hands.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
    expect(asked.at(-1)).toMatchObject({ code: 'c-1', state: 's-1', second_factor: '123456' });
  });

  test.each(['auth.google-unavailable', 'auth.blocked'] as const)('%s can be begun again', async (code) => {
    failing(code);
    open(BACK);
    await screen.findByRole('alert');
    screen.getByRole('button', { name: 'Start again with Google' });
  });
});

describe('leaving for Google', () => {
  test('the button asks where to, and goes there', async () => {
    const asked: object[] = [];
    answer(auth.startGoogle, (input) => {
      asked.push(input);
      return { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=s' };
    });
    const leave = vi.fn();
    const hands = show(<GoogleButton redirect="/en/account" remember leave={leave} />);
    await hands.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth?state=s'));
    expect(asked).toEqual([{ purpose: 'login' as const, redirect: '/en/account', language: 'en', remember: true }]);
  });

  test('where Google is away it says so, and can be tried again', async () => {
    answer(auth.startGoogle, () => Promise.reject(new Fault('auth.google-unavailable')));
    const hands = show(<GoogleButton leave={vi.fn()} />);
    await hands.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).toBeNull();
  });

  test('the assistant has a way in of its own, which leads to it', async () => {
    const asked: unknown[] = [];
    answer(auth.startGoogle, (input) => {
      asked.push(input.redirect, input.remember);
      throw new Fault('auth.google-unavailable');
    });
    const { hands } = open('/en/assistant/login-by-google');
    await hands.click(await screen.findByRole('checkbox'));
    await hands.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('alert');
    expect(asked).toEqual(['/en/assistant', true]);
    screen.getByText('Not your contacts');
  });
});
