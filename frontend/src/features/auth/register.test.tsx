import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser, signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { type ErrorCode, Fault } from '#shared/errors/catalogue.ts';

beforeEach(() => {
  answerHome();
  answerChallenges();
});

async function fill(again = 'moor-lantern-late') {
  const opened = open('/en/register');
  await opened.user.type(await screen.findByLabelText('Email address'), 'ida@example.com');
  await opened.user.type(screen.getByLabelText('Password'), 'moor-lantern-late');
  await opened.user.type(screen.getByLabelText('Repeat the password'), again);
  await opened.user.click(screen.getByRole('button', { name: 'Create account' }));
  return opened;
}

describe('an address that looks mistyped', () => {
  const typeAddress = async (address: string) => {
    const opened = open('/en/register');
    const field = await screen.findByLabelText<HTMLInputElement>('Email address');
    await opened.user.type(field, address);
    return { ...opened, field };
  };
  const suggestion = () => screen.findByRole('button', { name: 'ida@gmail.com' });

  test('gets a suggestion, which is announced, and which one press takes', async () => {
    const { user, field } = await typeAddress('ida@gmial.com');
    const button = await suggestion();
    expect(button.closest('[role=status]')?.textContent).toBe('Did you mean ida@gmail.com?');
    await user.click(button);
    expect(field.value).toBe('ida@gmail.com');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('is sent as it is by who leaves it', async () => {
    const requests: string[] = [];
    answer(auth.register, ({ email }) => {
      requests.push(email);
      return { is_mailed: true as const, expires_at: '2026-11-22T14:05:00.000Z' };
    });
    const { user } = await typeAddress('ida@gmial.com');
    await suggestion();
    await user.type(screen.getByLabelText('Password'), 'moor-lantern-late');
    await user.type(screen.getByLabelText('Repeat the password'), 'moor-lantern-late');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your email.' });
    expect(requests).toEqual(['ida@gmial.com']);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    await suggestion();
  });

  test('loses the suggestion as soon as it is typed on', async () => {
    const { user, field } = await typeAddress('ida@gmail.co');
    await suggestion();
    await user.type(field, 'm');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

describe('opening an account', () => {
  test('provides a proof of work, and continues to the reason for use', async () => {
    const member = aUser({ reason_for_use: null });
    answer(account.getUser, () => member);
    const requests: { proof?: string | undefined }[] = [];
    answer(auth.register, (input) => {
      requests.push(input);
      return { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member };
    });
    const { router } = await fill();
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/reason-for-use'));
    expect(requests).toMatchObject([{ email: 'ida@example.com', name: '', language: 'en', remember: false }]);
    expect(requests[0]?.proof).toBeTruthy();
  });

  test('says that a mail tells how to go on, and returns to the form for another address', async () => {
    answer(auth.register, () => ({ is_mailed: true as const, expires_at: '2026-11-22T14:05:00.000Z' }));
    const { user } = await fill();
    await screen.findByRole('heading', { name: 'Check your email.' });
    screen.getByText('ida@example.com');
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    const email = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(email.value).toBe('ida@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Repeat the password').value).not.toBe('');
  });

  test('says that the last mail still works while no more are sent', async () => {
    let isFirst = true;
    answer(auth.register, () => {
      if (!isFirst) {
        const until = new Date(Date.now() + 20 * 60_000).toISOString();
        return Promise.reject(new Fault('request.too-many', { until }));
      }
      isFirst = false;
      return { is_mailed: true as const, expires_at: '2026-11-22T14:05:00.000Z' };
    });
    const { user } = await fill();
    const again = await screen.findByRole('button', { name: 'Send again' });
    const clock = Date.now.bind(Date);
    const later = vi.spyOn(Date, 'now').mockImplementation(() => clock() + 61_000);
    onTestFinished(() => later.mockRestore());
    await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false), { timeout: 3000 });
    await user.click(again);
    await screen.findByText(/The last email that we sent still works/);
  });

  test('sends the mail again after a minute, with the same request', async () => {
    const requests: object[] = [];
    answer(auth.register, ({ proof: _, ...input }) => {
      requests.push(input);
      return { is_mailed: true as const, expires_at: '2026-11-22T14:05:00.000Z' };
    });
    const { user } = await fill();
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(again.hasAttribute('disabled')).toBe(true);
    const clock = Date.now.bind(Date);
    const later = vi.spyOn(Date, 'now').mockImplementation(() => clock() + 61_000);
    onTestFinished(() => later.mockRestore());
    await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false), { timeout: 3000 });
    await user.click(again);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual(requests[0]);
  });

  test('reports different passwords before sending', async () => {
    await fill('moor-lantern-lake');
    await screen.findByText('The two are not the same.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Repeat the password')));
  });

  test.each<[ErrorCode, Record<string, string[]>, string]>([
    ['auth.email-taken', { email: ['Email already exists'] }, 'Email already exists'],
    [
      'request.invalid',
      { password: ['This password is among the most common ones.'] },
      'This password is among the most common ones.',
    ],
  ])('%s is reported at its field', async (code, fields, words) => {
    answer(auth.register, () => Promise.reject(new Fault(code, { fields })));
    await fill();
    await screen.findByText(words);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the strength while typing, and the password on request', async () => {
    const { user } = open('/en/register');
    const field = await screen.findByLabelText('Password');
    await user.type(field, 'heath');
    screen.getByText('too short');
    screen.getByText('5 characters, at least 6');
    await user.type(field, 'er-and-moor-lantern');
    await screen.findByText('strong');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('a first password', () => {
  const set = async (search = '') => {
    const opened = open(`/en/set-password${search}`);
    await opened.user.type(await screen.findByLabelText('New password'), 'moor-lantern-late');
    await opened.user.type(screen.getByLabelText('Repeat the password'), 'moor-lantern-late');
    await opened.user.click(screen.getByRole('button', { name: 'Save and continue' }));
    return opened;
  };

  test('is saved, and continues', async () => {
    const member = signInAs({ has_password: false });
    const token = aToken();
    answer(auth.setPassword, () => ({ token, token_type: 'Bearer' as const, expires_in: 900, user: member }));
    const { router } = await set();
    await waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  });

  test('of who joined by paying is followed by the reason for use, and by the report', async () => {
    const member = signInAs({ has_password: false, reason_for_use: null });
    answer(auth.setPassword, () => ({ token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: member }));
    const reason = '/en/reason-for-use?redirect=%2Fen%2Fdirectory';
    const { router } = await set(`?redirect=${encodeURIComponent(reason)}`);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(reason));
  });

  test('is one step on that way, and none of a registration for who comes from the account', async () => {
    signInAs({ has_password: false, reason_for_use: null });
    const { router } = open('/en/set-password?redirect=%2Fen%2Freason-for-use');
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    await router.navigate('/en/set-password?redirect=%2Fen%2Faccount%2Fsecurity');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/en/account/security');
  });

  test('reports a password set elsewhere in the meantime', async () => {
    signInAs({ has_password: false });
    answer(auth.setPassword, () => Promise.reject(new Fault('auth.has-password')));
    await set();
    await screen.findByText('This account has a password already.');
  });

  test('is only for members without one', async () => {
    signInAs();
    open('/en/set-password');
    await screen.findByRole('heading', { name: 'You already have a password.' });
    expect(screen.getByRole('link', { name: 'Change the password' }).getAttribute('href')).toBe('/en/account/password');
  });
});
