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

const signedIn = (member: User) => ({ token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member });
const BACK = '/google-login?code=c-1&state=s-1&iss=https%3A%2F%2Faccounts.google.com&scope=openid&authuser=0';
const failing = (code: ErrorCode) => answer(auth.finishGoogle, () => Promise.reject(new Fault(code)));

describe('the return from Google', () => {
  test('sends the parameters once, removes them from the address, and goes to the requested page', async () => {
    const member = aUser();
    answer(account.getUser, () => member);
    answerHome();
    const requests: object[] = [];
    answer(auth.finishGoogle, (input) => {
      requests.push(input);
      return { purpose: 'login' as const, redirect: '/fr', signed_in: signedIn(member), is_new: false };
    });
    const { router } = open(BACK);
    await screen.findByRole('heading', { name: 'Signing you in with Google.' });
    screen.getByText('Finding your account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fr'));
    expect(router.state.location.search).toBe('');
    expect(accessToken()).not.toBeNull();
    expect(requests).toEqual([{ code: 'c-1', state: 's-1', iss: 'https://accounts.google.com' }]);
  });

  test('asks new members for their reason for use first, in the language that they began in', async () => {
    const member = aUser({ reason_for_use: null, language: 'ja' });
    answer(account.getUser, () => member);
    const answered = { purpose: 'login' as const, redirect: '/', signed_in: signedIn(member), is_new: true };
    answer(auth.finishGoogle, () => answered);
    const { router } = open(BACK);
    await waitFor(() => expect(router.state.location.pathname).toBe('/ja/reason-for-use'));
  });

  test('tells the owner of a deleted account until when that can be undone', async () => {
    const closed = new Fault('auth.account-closed', { until: '2026-12-05T14:05:00.000Z' });
    answer(auth.finishGoogle, () => Promise.reject(closed));
    open(BACK);
    await screen.findByRole('heading', { name: 'This account is being deleted.' });
    screen.getByText(/^You can undo it until Sat, Dec 5, .* We have mailed the link/);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    expect(accessToken()).toBeNull();
  });

  test('works at the other address too', async () => {
    failing('auth.google-mismatch');
    open(BACK.replace('google-login', 'google-auth'));
    await screen.findByRole('heading', { name: 'We stopped this sign-in.' });
  });

  test('stops on a state mismatch and lists likely causes', async () => {
    failing('auth.google-mismatch');
    open(BACK);
    await screen.findByText('Started in another browser');
    screen.getByRole('button', { name: 'Start again with Google' });
    expect(screen.getByRole('link', { name: 'Use email' }).getAttribute('href')).toBe('/en/login');
    expect(accessToken()).toBeNull();
  });

  test('names an address that Google has not verified, and what to do', async () => {
    failing('auth.google-unverified');
    open(BACK);
    await screen.findByRole('heading', { name: 'Google has not verified your email address.' });
    screen.getByText(/^Confirm the address in your Google account/);
    screen.getByRole('button', { name: 'Start again with Google' });
    expect(screen.getByRole('link', { name: 'Use email' }).getAttribute('href')).toBe('/en/register');
    expect(screen.queryByText('Started in another browser')).toBeNull();
  });

  test('sends nothing without a code', async () => {
    open('/google-login');
    await screen.findByRole('heading', { name: 'We stopped this sign-in.' });
  });

  test('says that nothing happened if it was cancelled at Google', async () => {
    open('/google-login?error=access_denied&state=s-1');
    const heading = await screen.findByRole('heading', { name: 'You stopped the sign-in at Google.' });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  test('asks to check the mail if the address has an account', async () => {
    failing('auth.google-confirm');
    open(BACK);
    await screen.findByRole('heading', { level: 1, name: 'Check your email.' });
  });

  test('asks for a second factor and resends Google’s answer', async () => {
    const member = aUser();
    answer(account.getUser, () => member);
    answerHome();
    const requests: object[] = [];
    answer(auth.finishGoogle, (input) => {
      requests.push(input);
      if (!input.second_factor) throw new Fault('auth.code-needed');
      return { purpose: 'login' as const, redirect: '/', signed_in: signedIn(member), is_new: false };
    });
    const { user, router } = open(BACK);
    await user.type(await screen.findByLabelText('Six digits from your app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
    expect(requests.at(-1)).toMatchObject({ code: 'c-1', state: 's-1', second_factor: '123456' });
  });

  test.each(['auth.google-unavailable', 'auth.blocked'] as const)('%s can be retried', async (code) => {
    failing(code);
    open(BACK);
    await screen.findByRole('alert');
    screen.getByRole('button', { name: 'Start again with Google' });
  });
});

describe('redirecting to Google', () => {
  test('requests the URL and goes there', async () => {
    const requests: object[] = [];
    answer(auth.startGoogle, (input) => {
      requests.push(input);
      return { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=s' };
    });
    const leave = vi.fn();
    const user = show(<GoogleButton redirect="/en/account" remember navigate={leave} />);
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth?state=s'));
    expect(requests).toMatchObject([
      { purpose: 'login' as const, redirect: '/en/account', language: 'en', remember: true },
    ]);
  });

  test('reports an outage, and can be retried', async () => {
    answer(auth.startGoogle, () => Promise.reject(new Fault('auth.google-unavailable')));
    const user = show(<GoogleButton navigate={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).toBeNull();
  });

  test('the assistant has its own login page, which returns to it', async () => {
    const requests: unknown[] = [];
    answer(auth.startGoogle, (input) => {
      requests.push(input.redirect, input.remember);
      throw new Fault('auth.google-unavailable');
    });
    const { user } = open('/en/assistant/login-by-google');
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('alert');
    expect(requests).toEqual(['/en/assistant', true]);
    screen.getByText('Not your contacts');
  });
});
