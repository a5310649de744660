import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

beforeEach(answerHome);

const signedIn = (member: User) => ({ token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member });
const ida = aUser();

async function logIn(address = '/en/login') {
  const opened = open(address);
  await opened.user.type(await screen.findByLabelText('Email address'), 'Ida@Example.com');
  await opened.user.type(screen.getByLabelText('Password'), 'moor-lantern-late');
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
  return opened;
}

describe('logging in', () => {
  test('goes home, and keeps the session as long as requested', async () => {
    answer(account.getUser, () => ida);
    const requests: object[] = [];
    answer(auth.logIn, (input) => {
      requests.push(input);
      return signedIn(ida);
    });
    const { user, router } = open('/en/login');
    await user.type(await screen.findByLabelText('Email address'), ' Ida@Example.com');
    await user.type(screen.getByLabelText('Password'), 'moor-lantern-late');
    await user.click(screen.getByLabelText('Keep me logged in for 30 days on this device'));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
    expect(accessToken()).not.toBeNull();
    expect(requests).toEqual([{ email: 'ida@example.com', password: 'moor-lantern-late', remember: true }]);
  });

  test('goes to the requested page if it is ours', async () => {
    answer(account.getUser, () => ida);
    answer(auth.logIn, () => signedIn(ida));
    const { router } = await logIn('/en/login?redirect=%2Fen%2Fdirectory');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
  });

  test('goes home if the redirect would leave the site', async () => {
    answer(account.getUser, () => ida);
    answer(auth.logIn, () => signedIn(ida));
    const { router } = await logIn('/en/login?redirect=%2F%2Fevil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  });

  test('leads to the page at once, also a member who has not given a reason for use', async () => {
    const member = aUser({ reason_for_use: null });
    answer(account.getUser, () => member);
    answer(auth.logIn, () => signedIn(member));
    const { router } = await logIn('/en/login?redirect=%2Fen%2Fdirectory');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
  });
});

describe('a failed login', () => {
  test('reports missing fields and focuses the first', async () => {
    const { user } = open('/en/login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')));
  });

  test('does not reveal whether the address is known', async () => {
    answer(auth.logIn, () => Promise.reject(new Fault('auth.wrong-credentials')));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/The user credentials were incorrect.*We do not say which/);
    expect(accessToken()).toBeNull();
  });

  test('reports a blocked account', async () => {
    answer(auth.logIn, () => Promise.reject(new Fault('auth.blocked')));
    await logIn();
    await screen.findByText('This account is blocked. Please contact support.');
    const contact = screen.getByRole('link', { name: 'Contact support' });
    expect(contact.getAttribute('href')).toBe('/en/contact?topic=logging-in');
  });

  test('tells the owner of a deleted account until when that can be undone, and lets the form be', async () => {
    answer(auth.logIn, () => Promise.reject(new Fault('auth.account-closed', { until: '2026-12-05T14:05:00.000Z' })));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^This account is being deleted\.You can undo it until Sat, Dec 5, .* We have mailed the link/,
    );
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('disabled')).toBe(false);
    expect(accessToken()).toBeNull();
  });

  test('waits after too many attempts, by the clock and then in seconds; the button keeps the focus', async () => {
    const advance = stopClock();
    const until = new Date(Date.now() + 63_500);
    const tried = vi.fn((): Promise<never> => Promise.reject(new Fault('request.too-many', { until })));
    answer(auth.logIn, tried);
    const { user } = await logIn();
    await screen.findByText('Too Many Attempts.');
    screen.getByRole('img', { name: /^Wait from/ });
    const button = screen.getByRole('button', { name: /^Try again at / });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(tried).toHaveBeenCalledTimes(1);
    await advance(60_000);
    screen.getByText(/^You can try again at .*, in 4 seconds\.$/);
    screen.getByRole('button', { name: 'Try again in a moment' });
    await advance(4000);
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('aria-disabled')).toBe(false);
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('provides a proof of work when asked, without interaction', async () => {
    answerChallenges();
    answer(account.getUser, () => ida);
    const proofs: boolean[] = [];
    answer(auth.logIn, ({ proof }) => {
      proofs.push(Boolean(proof));
      if (!proof) throw new Fault('request.proof-needed');
      return signedIn(ida);
    });
    const { router } = await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
    expect(proofs).toEqual([false, true]);
  });
});

describe('a second factor', () => {
  test('is requested, can be wrong, and then logs in', async () => {
    answer(account.getUser, () => ida);
    answer(auth.logIn, ({ code }) => {
      if (!code) throw new Fault('auth.code-needed');
      if (code !== '123456') throw new Fault('auth.wrong-pin', { fields: { code: ['Invalid Pin Code Entered'] } });
      return signedIn(ida);
    });
    const { user, router } = await logIn();
    const field = await screen.findByLabelText('Six digits from your app');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '000000{Enter}');
    await screen.findByText('This code is not right, or it was used before.');
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  });

  test('a wrong code of the app says nothing of the recovery code', async () => {
    const words = 'This code is not right, or it was used before.';
    answer(auth.logIn, ({ code }) => {
      throw code ? new Fault('auth.wrong-pin', { fields: { code: [messages.pin] } }) : new Fault('auth.code-needed');
    });
    const { user } = await logIn();
    await user.type(await screen.findByLabelText('Six digits from your app'), '123456{Enter}');
    await screen.findByText(words);
    await user.click(screen.getByRole('button', { name: 'I do not have the app' }));
    expect(screen.getByLabelText('A recovery code').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(words)).toBeNull();
  });

  test.each([true, false])('offers a passkey only to an account that has one: %s', async (has_passkey) => {
    vi.stubGlobal('PublicKeyCredential', vi.fn()); // a browser with passkeys
    answer(auth.logIn, () => Promise.reject(new Fault('auth.code-needed', { has_passkey })));
    const { user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'I do not have the app' }));
    await screen.findByText(/Neither the app nor a recovery code/);
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' }) !== null).toBe(has_passkey);
    vi.unstubAllGlobals();
  });

  test('may be a recovery code', async () => {
    answer(account.getUser, () => ida);
    const codes: unknown[] = [];
    answer(auth.logIn, ({ code }) => {
      codes.push(code);
      if (!code) throw new Fault('auth.code-needed');
      return signedIn(ida);
    });
    answer(auth.getRecoveryCodes, () => ({ left: 2 }));
    const { user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'I do not have the app' }));
    const support = screen.getByRole('link', { name: 'Write to our support' });
    expect(support.getAttribute('href')).toBe('/en/contact');
    await user.type(screen.getByLabelText('A recovery code'), 'heath-7k2m');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(codes).toEqual([undefined, 'heath-7k2m']));
    await screen.findByText('2 of 10 recovery codes left.');
    expect(screen.getByRole('link', { name: 'Make new codes' }).getAttribute('href')).toBe('/en/account/security');
  });
});
