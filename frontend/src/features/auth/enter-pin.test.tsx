import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account, LANDLINE } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const ida = aUser();
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const sent = (but: object = {}) => ({
  phone: '+12185550187',
  sent_at: inSeconds(0),
  expires_at: inSeconds(600),
  again_at: inSeconds(30),
  attempts_left: 5,
  ...but,
});

beforeEach(() => {
  answerHome();
  answerChallenges();
  answer(account.getUser, () => ida);
});

/** Opens the page in a tab that has requested a PIN. */
async function withPin(but: object = {}) {
  sessionStorage.setItem('sent_pin', JSON.stringify({ ...sent(but), remember: true }));
  const opened = open('/en/pin?redirect=%2Fen%2Fdirectory');
  return { ...opened, field: await screen.findByLabelText('Six digits') };
}

describe('a texted PIN', () => {
  test('is submitted with the last digit', async () => {
    const requests: object[] = [];
    answer(auth.verifyPhone, (input) => {
      requests.push(input);
      return { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: ida };
    });
    const { user, router, field } = await withPin();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '482913');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
    expect(requests).toEqual([{ phone: '+12185550187', country: 'US', pin: '482913', remember: true }]);
    expect(sessionStorage.getItem('sent_pin')).toBeNull();
  });

  test('of a deleted account tells until when that can be undone', async () => {
    const closed = new Fault('auth.account-closed', { until: '2026-12-05T14:05:00.000Z' });
    answer(auth.verifyPhone, () => Promise.reject(closed));
    const { user, field } = await withPin();
    await user.type(field, '482913');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/This account is being deleted\..*until Sat, Dec 5/);
  });

  test('can be pasted with surrounding text', async () => {
    const pins: string[] = [];
    answer(auth.verifyPhone, ({ pin }) => {
      pins.push(pin);
      throw new Fault('auth.wrong-pin', { left: 4 });
    });
    const { user, field } = await withPin();
    await user.click(field);
    await user.paste('Calluna: 482-913');
    await screen.findByText('Invalid Pin Code Entered');
    expect(pins).toEqual(['482913']);
  });

  test('goes back to the number, which is there to be changed', async () => {
    const { user, router } = await withPin();
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/login-phone'));
    expect(router.state.location.search).toBe('?redirect=%2Fen%2Fdirectory');
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('+12185550187');
  });

  test('counts down the attempts when wrong', async () => {
    let left = 2;
    answer(auth.verifyPhone, () => Promise.reject(new Fault('auth.wrong-pin', { left: (left -= 1) })));
    const { user, field } = await withPin();
    await user.type(field, '000000');
    await screen.findByText('1 attempt left.');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((field as HTMLInputElement).value).toBe('');
    await user.type(field, '111111');
    await screen.findByRole('heading', { name: 'No attempts left.' });
    expect(screen.getByRole('link', { name: 'Log in by email instead' }).getAttribute('href')).toMatch('/en/login?');
    expect(screen.getByRole('button', { name: /^New code at/ }).hasAttribute('disabled')).toBe(true);
  });

  test('stays used up after a reload, and can be replaced', async () => {
    answer(auth.verifyPhone, () => Promise.reject(new Fault('auth.no-attempts', { left: 0 })));
    const { user, field } = await withPin({ again_at: inSeconds(0) });
    await user.type(field, '000000');
    await screen.findByRole('heading', { name: 'No attempts left.' });
    answer(auth.startPhone, () => sent());
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByLabelText('Six digits');
  });

  test('can be requested again after the wait', async () => {
    const advance = stopClock();
    const { user } = await withPin({ again_at: inSeconds(30) });
    const again = () => screen.getByRole('button', { name: 'Send again' });
    await advance(28_000);
    expect(again().hasAttribute('disabled')).toBe(true);
    await advance(2000);
    expect(again().hasAttribute('disabled')).toBe(false);
    answer(auth.startPhone, () => Promise.reject(new Fault('request.too-many', { until: inSeconds(3600) })));
    await user.click(again());
    await screen.findByText('Too Many Attempts.');
    expect(again().hasAttribute('disabled')).toBe(true);
  });

  test('redirects to the request form if none was requested', async () => {
    const { router } = open('/en/pin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/login-phone'));
  });
});

describe('requesting a PIN', () => {
  test('leads to the PIN form, without the number in the address', async () => {
    answer(auth.startPhone, () => sent());
    const { user, router } = open('/en/login-phone?redirect=%2Fen%2Fdirectory');
    await user.type(await screen.findByLabelText('Mobile number'), '(218) 555-0187');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    const field = await screen.findByLabelText('Six digits');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(router.state.location.pathname + router.state.location.search).toBe('/en/pin?redirect=%2Fen%2Fdirectory');
  });

  test('reports an invalid number at its field', async () => {
    answer(auth.startPhone, () =>
      Promise.reject(new Fault('request.invalid', { fields: { phone: ['Invalid Phone Number'] } })),
    );
    const { user } = open('/en/login-phone');
    await user.type(await screen.findByLabelText('Mobile number'), '12');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByText('Invalid Phone Number');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile number')));
  });

  test('refuses a landline at its field', async () => {
    answer(auth.startPhone, () => Promise.reject(new Fault('request.invalid', { fields: { phone: [LANDLINE] } })));
    const { user } = open('/en/login-phone');
    await user.type(await screen.findByLabelText('Mobile number'), '030 901820');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByText('A landline cannot receive texts.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
