import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

beforeEach(() => {
  answerHome();
  answerChallenges();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const isFrom = (request: Request, token: string) => request.headers.get('authorization') === `Bearer ${token}`;
const looksLike = (action: LinkAction, more: Partial<Output<typeof auth.lookAtLink>> = {}) =>
  answer(auth.lookAtLink, () => ({
    action,
    email: 'ida@example.com',
    asked_at: later(0),
    expires_at: later(60),
    asks: null,
    secured_at: null,
    ends_calendar: false,
    ...more,
  }));

describe('a forgotten password', () => {
  const ask = async () => {
    const opened = open('/en/forgot-password');
    await opened.user.type(await screen.findByLabelText('Email address'), 'ida@example.com');
    await opened.user.click(screen.getByRole('button', { name: 'Send the link' }));
    return opened;
  };

  test('sends a link, and another one after the wait', async () => {
    answer(auth.forgotPassword, () => ({ is_neutral: false, expires_at: later(60), again_at: later(1) }));
    await ask();
    const heading = await screen.findByRole('heading', { name: 'Check your email.' });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(document.body.textContent).toContain('A link is on its way to ida@example.com.');
    expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(true);
  });

  test.each([
    ['%2Fen%2Faccount%2Fcard', '/en/account/card'],
    ['%2F%2Fevil.example', '/'],
  ])('requests the link for the page %s of the login', async (encoded, redirect) => {
    const requests: object[] = [];
    answer(auth.forgotPassword, (input) => {
      requests.push(input);
      return { is_neutral: false, expires_at: later(60), again_at: later(1) };
    });
    const { user } = open(`/en/login?redirect=${encoded}`);
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('button', { name: 'Send the link' });
    await user.type(await screen.findByLabelText('Email address'), 'ida@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { name: 'Check your email.' });
    expect(requests).toMatchObject([{ redirect }]);
  });

  test('stays neutral when the server does', async () => {
    answer(auth.forgotPassword, () => ({ is_neutral: true, expires_at: later(60), again_at: later(1) }));
    await ask();
    await screen.findByText(/nobody can find out who is a member/);
    expect(document.body.textContent).toContain('If ida@example.com has an account here');
  });

  test('reports an unknown address at its field', async () => {
    answer(auth.forgotPassword, () => Promise.reject(new Fault('auth.unknown-email')));
    await ask();
    await screen.findByText("We can't find a user with that e-mail address.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')));
  });
});

describe('a new password by link', () => {
  test('is set by token, which leaves the address; it does not log in', async () => {
    looksLike('reset-password');
    const requests: object[] = [];
    answer(auth.resetPassword, (input) => {
      requests.push(input);
      return { redirect: '/en/account/payments/chg_1/confirm' };
    });
    const { user, router } = open('/en/reset-password/tok-1');
    await user.type(await screen.findByLabelText('Password'), 'moor-lantern-late');
    expect(router.state.location.pathname).not.toContain('tok-1');
    await user.type(screen.getByLabelText('Repeat the password'), 'moor-lantern-late');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByText('Your password is saved. You can log in with it now.');
    expect(router.state.location.pathname).toBe('/en/login');
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/en/account/payments/chg_1/confirm')}`);
    expect(requests).toMatchObject([{ token: 'tok-1', password: 'moor-lantern-late' }]);
  });

  test('offers another link once expired', async () => {
    answer(auth.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
    answer(auth.forgotPassword, () => ({ is_neutral: false, expires_at: later(60), again_at: later(1) }));
    const { user } = open('/en/reset-password/tok-1');
    await screen.findByRole('heading', { name: 'This link was used or has expired.' });
    await user.type(screen.getByLabelText('Email address'), 'ida@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByRole('heading', { name: 'Check your email.' });
  });

  test('reports a link that was used in the meantime', async () => {
    looksLike('reset-password');
    answer(auth.resetPassword, () => Promise.reject(new Fault('auth.reset-token')));
    const { user } = open('/en/reset-password/tok-1');
    await user.type(await screen.findByLabelText('Password'), 'moor-lantern-late');
    await user.type(screen.getByLabelText('Repeat the password'), 'moor-lantern-late');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    const heading = await screen.findByRole('heading', { name: 'This link was used or has expired.' });
    await expect.poll(() => document.activeElement).toBe(heading);
  });
});

describe('confirming by link', () => {
  test.each([
    ['confirm-email', 'Is this your address?', 'Your address is confirmed.'],
    ['change-email', 'Change the address?', 'Your account now uses the new address.'],
    ['connect-google', 'Connect Google?', 'Google is connected. You can now log in with it.'],
  ] as const)('%s: nothing happens until the button is pressed', async (action, question, done) => {
    looksLike(action);
    let confirmed = 0;
    answer(auth.confirmLink, () => {
      confirmed += 1;
      const nothing = {
        removed: [],
        restored_email: null,
        is_reopened: false,
        is_calendar_ended: false,
        signed_in: null,
        redirect: null,
      };
      return { action, is_reset_mailed: false, ...nothing };
    });
    const { user, router } = open(`/en/confirm/${action}/tok-1`);
    await screen.findByRole('heading', { name: question });
    await waitFor(() => expect(router.state.location.pathname).not.toContain('tok-1'));
    expect(confirmed).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(done);
    expect(confirmed).toBe(1);
  });

  test('an expired link says so, and links on', async () => {
    answer(auth.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
    open('/en/confirm/confirm-email/tok-1');
    await screen.findByRole('heading', { name: 'This link was used or has expired.' });
    within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
  });

  test('a reset link redirects to the reset page', async () => {
    looksLike('reset-password');
    const { router } = open('/en/confirm/confirm-email/tok-1');
    await screen.findByLabelText('Password');
    expect(router.state.location.pathname).toMatch(/^\/en\/reset-password\//);
  });
});

test('“this wasn’t me” says what it does before, and what was done after', async () => {
  looksLike('not-me', { ends_calendar: true });
  answer(auth.confirmLink, () => ({
    action: 'not-me' as const,
    is_reset_mailed: true,
    removed: ['second-factor' as const, 'google' as const],
    restored_email: 'ida@example.com',
    is_reopened: true,
    is_calendar_ended: true,
    signed_in: null,
    redirect: null,
  }));
  const { user } = open('/en/confirm/not-me/a-token');
  await screen.findByRole('heading', { name: 'This wasn’t you?' });
  screen.getByText('The secret address for your calendar ends, too.');
  await user.click(screen.getByRole('button', { name: 'Log out every device' }));
  await screen.findByRole('heading', { name: 'The address is yours again.' });
  screen.getByText(/We mailed you a link to set a new password/);
  expect(screen.getByRole('main').textContent).toContain('had been changed. It is ida@example.com again.');
  screen.getByText(/^Your account had been deleted. It is open again/);
  screen.getByText('The second factor that was set up since is off.');
  screen.getByText('The Google account that was connected since is disconnected.');
  screen.getByText(/^The secret address for your calendar has ended/);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Reset your password.' });
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ida@example.com');
});

test('a link that opens an account signs in, and goes where the visitor was', async () => {
  const member = aUser();
  answer(account.getUser, () => member);
  looksLike('open-account');
  const signed_in = { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member };
  answer(auth.confirmLink, () => ({
    action: 'open-account' as const,
    is_reset_mailed: false,
    removed: [],
    restored_email: null,
    is_reopened: false,
    is_calendar_ended: false,
    signed_in,
    redirect: '/en/directory',
  }));
  const { user, router } = open('/en/confirm/open-account/a-token');
  await user.click(await screen.findByRole('button', { name: 'Open my account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('a link that opens an account asks another browser for the password of the registration', async () => {
  const member = aUser();
  answer(account.getUser, () => member);
  looksLike('open-account', { asks: 'password', asked_at: '2026-11-29T18:05:00.000Z' });
  const signed_in = { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member };
  answer(auth.confirmLink, ({ password }) => {
    if (password === 'heather on the moor') {
      return {
        action: 'open-account' as const,
        is_reset_mailed: false,
        removed: [],
        restored_email: null,
        is_reopened: false,
        is_calendar_ended: false,
        signed_in,
        redirect: '/en/directory',
      };
    }
    const fields = { password: [messages['password.not-registered']] };
    return Promise.reject(new Fault('request.invalid', { fields }));
  });
  const { user, router } = open('/en/confirm/open-account/a-token');
  const submit = await screen.findByRole('button', { name: 'Open my account' });
  expect(document.body.textContent).toMatch(/For ida@example.com, requested on Sun, Nov 29/);
  await user.click(submit);
  await screen.findByText('This field is required.');
  await user.type(screen.getByLabelText('Password of your registration'), 'that of somebody else');
  await user.click(submit);
  await screen.findByText(messages['password.not-registered']);
  await user.clear(screen.getByLabelText('Password of your registration'));
  await user.type(screen.getByLabelText('Password of your registration'), 'heather on the moor');
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('a new address asks for a login first, and the login comes back to the link', async () => {
  looksLike('change-email', { asks: 'login' });
  const { user, router } = open('/en/confirm/change-email/a-token');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/login'));
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/en/confirm/change-email/a-token')}`);
});

test('a link to an account that was replaced points to the newest email', async () => {
  answer(auth.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
  open('/en/confirm/open-account/a-token');
  await screen.findByText('If you registered more than once, use the link in the newest email.');
});

test('a new address takes no second login where the access token has run out', async () => {
  const token = aToken();
  const used = aToken();
  signInWith({ token: used });
  answer(account.getUser, (_, request) =>
    isFrom(request, token) ? aUser() : Promise.reject(new Fault('auth.unauthenticated')),
  );
  answer(auth.refresh, () => ({ token, token_type: 'Bearer' as const, expires_in: 900 }));
  answer(auth.lookAtLink, (_, request) => ({
    action: 'change-email' as const,
    email: 'ida@example.com',
    asked_at: later(0),
    expires_at: later(60),
    asks: isFrom(request, token) ? null : ('login' as const),
    secured_at: null,
    ends_calendar: false,
  }));
  open('/en/confirm/change-email/a-token');
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.queryByText('Log in with another account')).toBeNull();
});

test('a former address is taken back', async () => {
  looksLike('restore-email');
  answer(auth.confirmLink, () => ({
    action: 'restore-email' as const,
    is_reset_mailed: true,
    removed: [],
    restored_email: null,
    is_reopened: false,
    is_calendar_ended: false,
    signed_in: null,
    redirect: null,
  }));
  const { user } = open('/en/confirm/restore-email/a-token');
  await user.click(await screen.findByRole('button', { name: 'Take back my address' }));
  await screen.findByText(/Your account has this address again/);
  expect(screen.getByRole('main').textContent).not.toContain('calendar');
});

test.each(['restore-email', 'not-me', 'remove-passkey'] as const)(
  '%s: a link that has nothing left to undo says so, without a press',
  async (action) => {
    looksLike(action, { secured_at: '2026-11-29T18:05:00.000Z' });
    open(`/en/confirm/${action}/a-token`);
    await screen.findByRole('heading', { name: 'This address is already yours.' });
    const main = screen.getByRole('main');
    expect(main.textContent).toMatch(/Your account was secured on Sun, Nov 29/);
    within(main).getByRole('link', { name: 'Log in' });
    expect(within(main).queryByRole('button', { name: 'Take back my address' })).toBeNull();
  },
);
