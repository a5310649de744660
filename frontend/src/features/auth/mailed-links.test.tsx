import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

beforeEach(() => {
  answerHome();
  answerChallenges();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const looksLike = (action: LinkAction) => answer(auth.lookAtLink, () => ({ action, expires_at: later(60) }));

describe('a forgotten password', () => {
  const ask = async () => {
    const opened = open('/en/forgot-password');
    await opened.hands.type(await screen.findByLabelText('Email address'), 'ida@example.com');
    await opened.hands.click(screen.getByRole('button', { name: 'Send the link' }));
    return opened;
  };

  test('a link is on its way, and another may be sent once its time has come', async () => {
    answer(auth.forgotPassword, () => ({ is_neutral: false, expires_at: later(60), again_at: later(1) }));
    await ask();
    await screen.findByRole('heading', { name: 'Look in your mail.' });
    expect(document.body.textContent).toContain('A link is on its way to ida@example.com.');
    expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(true);
  });

  test('where the server does not say who is known, neither do we', async () => {
    answer(auth.forgotPassword, () => ({ is_neutral: true, expires_at: later(60), again_at: later(1) }));
    await ask();
    await screen.findByText(/nobody can find out who is a member/);
    expect(document.body.textContent).toContain('If ida@example.com has an account here');
  });

  test('an address that is not known is told at its field', async () => {
    answer(auth.forgotPassword, () => Promise.reject(new Fault('auth.unknown-email')));
    await ask();
    await screen.findByText("We can't find a user with that e-mail address.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')));
  });
});

describe('a new password by a link', () => {
  test('is set with its token, which leaves the address; nobody is logged in by it', async () => {
    looksLike('reset-password');
    const asked: object[] = [];
    answer(auth.resetPassword, (input) => {
      asked.push(input);
      return {};
    });
    const { hands, router } = open('/en/reset-password/tok-1');
    await hands.type(await screen.findByLabelText('New password'), 'moor-lantern-late');
    expect(router.state.location.pathname).not.toContain('tok-1');
    await hands.type(screen.getByLabelText('Once more'), 'moor-lantern-late');
    await hands.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByText('Your new password is saved. Log in with it.');
    expect(router.state.location.pathname).toBe('/en/login');
    expect(asked).toMatchObject([{ token: 'tok-1', password: 'moor-lantern-late' }]);
  });

  test('that has ended offers another link', async () => {
    answer(auth.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
    answer(auth.forgotPassword, () => ({ is_neutral: false, expires_at: later(60), again_at: later(1) }));
    const { hands } = open('/en/reset-password/tok-1');
    await screen.findByRole('heading', { name: 'This link has ended.' });
    await hands.type(screen.getByLabelText('Email address'), 'ida@example.com');
    await hands.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByRole('heading', { name: 'Look in your mail.' });
  });

  test('that was used while the form was open says so', async () => {
    looksLike('reset-password');
    answer(auth.resetPassword, () => Promise.reject(new Fault('auth.reset-token')));
    const { hands } = open('/en/reset-password/tok-1');
    await hands.type(await screen.findByLabelText('New password'), 'moor-lantern-late');
    await hands.type(screen.getByLabelText('Once more'), 'moor-lantern-late');
    await hands.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByRole('heading', { name: 'This link has ended.' });
  });
});

describe('confirming by a link', () => {
  test.each([
    ['confirm-email', 'Is this your address?', 'Your address is confirmed.'],
    ['change-email', 'Change the address?', 'Your account has its new address now.'],
    ['connect-google', 'Connect Google?', 'Google is connected. You can log in with it now.'],
  ] as const)('%s: nothing happens until the button is pressed', async (action, question, done) => {
    looksLike(action);
    let confirmed = 0;
    answer(auth.confirmLink, () => {
      confirmed += 1;
      return { action };
    });
    const { hands, router } = open(`/en/confirm/${action}/tok-1`);
    await screen.findByRole('heading', { name: question });
    await waitFor(() => expect(router.state.location.pathname).not.toContain('tok-1'));
    expect(confirmed).toBe(0);
    await hands.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(done);
    expect(confirmed).toBe(1);
  });

  test('a link that has ended says so, and leads on', async () => {
    answer(auth.lookAtLink, () => Promise.reject(new Fault('auth.link-expired')));
    open('/en/confirm/confirm-email/tok-1');
    await screen.findByRole('heading', { name: 'This link has ended.' });
    within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
  });

  test('a link for another password leads to where that is set', async () => {
    looksLike('reset-password');
    const { router } = open('/en/confirm/confirm-email/tok-1');
    await screen.findByLabelText('New password');
    expect(router.state.location.pathname).toMatch(/^\/en\/reset-password\//);
  });
});
