import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

test('another name is saved, and that it was is said', async () => {
  answerAccount();
  const { hands } = open('/en/account/profile');
  await hands.click(await screen.findByRole('button', { name: 'Change the name' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await hands.clear(name);
  await hands.type(name, 'Ida Lindqvist');
  await hands.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect((await screen.findAllByText('Ida Lindqvist')).length).toBeGreaterThan(0);
});

test('another address: nothing has changed until its link is opened', async () => {
  const asked = vi.fn();
  answerAccount();
  answer(account.changeEmail, (input) => {
    asked(input);
    return { expires_at: '2026-11-21T15:05:00.000Z' };
  });
  const { hands } = open('/en/account/profile');
  await hands.click(await screen.findByRole('button', { name: 'Change the email' }));
  await hands.type(screen.getByRole('textbox', { name: 'New email address' }), 'new@example.com');
  await hands.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/Nothing has changed yet/)).toBeTruthy();
  expect(screen.getByText('ida@example.com')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ email: 'new@example.com' });
});

test('an address that somebody has, and a password that is asked for, are told at their fields', async () => {
  answerAccount();
  answer(account.changeEmail, () => {
    throw new Fault('auth.email-taken', { fields: { email: ['Email already exists'] } });
  });
  const { hands } = open('/en/account/profile');
  await hands.click(await screen.findByRole('button', { name: 'Change the email' }));
  await hands.type(screen.getByRole('textbox', { name: 'New email address' }), 'taken@example.com');
  await hands.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email already exists')).toBeTruthy();
  answer(account.changeEmail, () => {
    throw new Fault('request.invalid', { fields: { password: ['This field is required.'] } });
  });
  await hands.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
});

test('a mobile number is the account’s once its six digits are typed', async () => {
  const user = answerAccount({ phone: null, phone_confirmed_at: null, has_phone_login: false });
  const moment = '2026-11-21T14:15:00.000Z';
  answer(account.startPhone, () => ({
    phone: '+12185550187',
    sent_at: moment,
    expires_at: moment,
    again_at: moment,
    attempts_left: 5,
  }));
  answer(account.confirmPhone, ({ pin }) => {
    if (pin !== '123456') throw new Fault('auth.wrong-pin', { left: 4 });
    return Object.assign(user, { phone: '+12185550187', phone_confirmed_at: moment });
  });
  const { hands } = open('/en/account/profile');
  await hands.click(await screen.findByRole('button', { name: 'Change the mobile number' }));
  await hands.type(screen.getByRole('textbox', { name: 'Mobile number' }), '(218) 555-0187');
  await hands.click(screen.getByRole('button', { name: 'Text the digits' }));
  await hands.type(await screen.findByRole('textbox', { name: 'Six digits' }), '000000');
  await hands.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invalid Pin Code Entered')).toBeTruthy();
  await hands.clear(screen.getByRole('textbox', { name: 'Six digits' }));
  await hands.type(screen.getByRole('textbox', { name: 'Six digits' }), '123456');
  await hands.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('(218) 555-0187')).toBeTruthy();
});
