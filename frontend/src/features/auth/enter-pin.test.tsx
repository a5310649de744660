import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
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

/** Opens the page in a tab that has asked for a pin. */
async function withPin(but: object = {}) {
  sessionStorage.setItem('sent_pin', JSON.stringify({ ...sent(but), remember: true }));
  const opened = open('/en/pin?redirect=%2Fen%2Fdirectory');
  return { ...opened, field: await screen.findByLabelText('Six digits') };
}

describe('six digits by text message', () => {
  test('are sent by themselves when the last is typed', async () => {
    const asked: object[] = [];
    answer(auth.verifyPhone, (input) => {
      asked.push(input);
      return { token: aToken(), token_type: 'Bearer' as const, expires_in: 900, user: ida };
    });
    const { hands, router, field } = await withPin();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await hands.type(field, '482913');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
    expect(asked).toEqual([{ phone: '+12185550187', country: 'US', pin: '482913', remember: true }]);
    expect(sessionStorage.getItem('sent_pin')).toBeNull();
  });

  test('may be pasted with whatever stands around them', async () => {
    const pins: string[] = [];
    answer(auth.verifyPhone, ({ pin }) => {
      pins.push(pin);
      throw new Fault('auth.wrong-pin', { left: 4 });
    });
    const { hands, field } = await withPin();
    await hands.click(field);
    await hands.paste('Calluna: 482-913');
    await screen.findByText('Invalid Pin Code Entered');
    expect(pins).toEqual(['482913']);
  });

  test('that are wrong say how many tries are left, until there is none', async () => {
    let left = 2;
    answer(auth.verifyPhone, () => Promise.reject(new Fault('auth.wrong-pin', { left: (left -= 1) })));
    const { hands, field } = await withPin();
    await hands.type(field, '000000');
    await screen.findByText('1 try left.');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((field as HTMLInputElement).value).toBe('');
    await hands.type(field, '111111');
    await screen.findByRole('heading', { name: 'No tries left.' });
    expect(screen.getByRole('link', { name: 'Log in by email instead' }).getAttribute('href')).toMatch('/en/login?');
    expect(screen.getByRole('button', { name: /^New code from/ }).hasAttribute('disabled')).toBe(true);
  });

  test('that are used up stay so when the page is loaded again, and another code begins anew', async () => {
    answer(auth.verifyPhone, () => Promise.reject(new Fault('auth.no-attempts', { left: 0 })));
    const { hands, field } = await withPin({ again_at: inSeconds(0) });
    await hands.type(field, '000000');
    await screen.findByRole('heading', { name: 'No tries left.' });
    answer(auth.startPhone, () => sent());
    await hands.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByLabelText('Six digits');
  });

  test('can be sent again once their time has come', async () => {
    const { hands } = await withPin({ again_at: inSeconds(1.5) });
    expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(false),
    );
    answer(auth.startPhone, () => Promise.reject(new Fault('request.too-many', { until: inSeconds(3600) })));
    await hands.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('Too Many Attempts.');
    expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(true);
  });

  test('and whoever did not ask for any is sent to ask', async () => {
    const { router } = open('/en/pin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/login-phone'));
  });
});

describe('asking for six digits', () => {
  test('leads to where they are typed, and the number stands in no address', async () => {
    answer(auth.startPhone, () => sent());
    const { hands, router } = open('/en/login-phone?redirect=%2Fen%2Fdirectory');
    await hands.type(await screen.findByLabelText('Mobile number'), '(218) 555-0187');
    await hands.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByLabelText('Six digits');
    expect(router.state.location.pathname + router.state.location.search).toBe('/en/pin?redirect=%2Fen%2Fdirectory');
  });

  test('a number that is none is told at its field', async () => {
    answer(auth.startPhone, () =>
      Promise.reject(new Fault('request.invalid', { fields: { phone: ['Invalid Phone Number'] } })),
    );
    const { hands } = open('/en/login-phone');
    await hands.type(await screen.findByLabelText('Mobile number'), '12');
    await hands.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByText('Invalid Phone Number');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile number')));
  });
});
