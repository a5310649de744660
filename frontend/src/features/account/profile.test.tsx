import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { aUser } from '#frontend/testing/user.ts';
import { account, LANDLINE } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

test('saves another name and says so', async () => {
  answerAccount();
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the name' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Ida Lindqvist');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  expect((await screen.findAllByText('Ida Lindqvist')).length).toBeGreaterThan(0);
});

test('a new address takes effect only when its link is opened', async () => {
  const onRequest = vi.fn();
  answerAccount();
  const times = { asked_at: '2026-11-21T14:05:00.000Z', expires_at: '2026-11-21T15:05:00.000Z' };
  let change: { email: string; asked_at: string; expires_at: string } | null = null;
  answer(account.getEmailChange, () => ({ email_change: change }));
  answer(account.changeEmail, ({ email }) => {
    onRequest({ email });
    change = { email, ...times };
    return { expires_at: times.expires_at };
  });
  answer(account.withdrawEmailChange, () => {
    change = null;
    return {};
  });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the email' }));
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/waits to be confirmed since/)).toBeTruthy();
  expect(screen.getByText('new@example.com')).toBeTruthy();
  expect(screen.getByText('ida@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText(/Sent again/);
  expect(onRequest.mock.calls).toEqual([[{ email: 'new@example.com' }], [{ email: 'new@example.com' }]]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(document.activeElement).toBe(await screen.findByText('The change is withdrawn.'));
  expect(screen.queryByText('new@example.com')).toBeNull();
});

test('a taken address is reported at its field', async () => {
  answerAccount();
  answer(account.changeEmail, () => {
    throw new Fault('auth.email-taken', { fields: { email: ['Email already exists'] } });
  });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the email' }));
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'taken@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email already exists')).toBeTruthy();
});

test('too many changes say when the next one may be asked for', async () => {
  answerAccount();
  const until = new Date(Date.now() + 20 * 60_000).toISOString();
  answer(account.changeEmail, () => Promise.reject(new Fault('request.too-many', { until })));
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the email' }));
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/You can try again at/)).toBeTruthy();
});

test('a mobile number is saved once its PIN is entered', async () => {
  const member = answerAccount({ phone: null, phone_confirmed_at: null, has_phone_login: false });
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
    return Object.assign(member, { phone: '+12185550187', phone_confirmed_at: moment });
  });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '(218) 555-0187');
  await user.click(screen.getByRole('button', { name: 'Text me the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six digits' }), '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invalid Pin Code Entered')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Six digits' }));
  await user.type(screen.getByRole('textbox', { name: 'Six digits' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('(218) 555-0187')).toBeTruthy();
});

test('a PIN that does not come is sent again after its wait, or to another number', async () => {
  answerAccount({ phone: null, phone_confirmed_at: null, has_phone_login: false });
  const asked: string[] = [];
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  answer(account.startPhone, ({ phone }) => {
    asked.push(phone);
    // The first may be sent again at once, the second has to wait.
    const again_at = at(asked.length === 1 ? -1 : 60);
    return { phone: '+12185550187', sent_at: at(0), expires_at: at(600), again_at, attempts_left: 5 };
  });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '(218) 555-0187');
  await user.click(screen.getByRole('button', { name: 'Text me the code' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByText(/^You can request a new code at .*, in \d+ seconds\.$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(true);
  expect(asked).toEqual(['(218) 555-0187', '+12185550187']);
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  expect(number.value).toBe('+12185550187');
  expect(document.activeElement).toBe(number);
});

test('a landline is refused at its field', async () => {
  answerAccount({ phone: null, phone_confirmed_at: null, has_phone_login: false });
  answer(account.startPhone, () => {
    throw new Fault('request.invalid', { fields: { phone: [LANDLINE] } });
  });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '020 7946 0123');
  await user.click(screen.getByRole('button', { name: 'Text me the code' }));
  expect(await screen.findByText('A landline cannot receive texts.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form takes the focus when it opens, and gives it back when it closes', async () => {
  answerAccount();
  const { user } = open('/en/account/profile');
  const opener = await screen.findByRole('button', { name: 'Change the name' });
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ]) {
    await user.click(opener);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await close();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  }
});

test('who reads Portuguese chooses which one', async () => {
  answerAccount();
  const onRequest = vi.fn();
  answer(account.updateUser, (input) => {
    onRequest(input);
    return aUser({ language: 'pt', portuguese: 'pt-PT' });
  });
  const { user } = open('/en/account/profile');
  const language = await screen.findByLabelText('Language');
  expect(screen.queryByLabelText('Portuguese')).toBeNull();
  await user.selectOptions(language, 'pt');
  await user.selectOptions(screen.getByLabelText('Portuguese'), 'Portugal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ language: 'pt', portuguese: 'pt-PT' }));
});

test('no reason for use is selected until the member selects one', async () => {
  const member = answerAccount({ reason_for_use: null });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the reason' }));
  const form = within(screen.getByRole('form', { name: 'Change the reason' }));
  const select = form.getByRole<HTMLSelectElement>('combobox', { name: 'Reason for use' });
  expect(select.value).toBe('');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  expect(member.reason_for_use).toBeNull();
});

test('the reason that the member gave is selected', async () => {
  const member = answerAccount({ reason_for_use: 'who-called' });
  const { user } = open('/en/account/profile');
  await user.click(await screen.findByRole('button', { name: 'Change the reason' }));
  const form = within(screen.getByRole('form', { name: 'Change the reason' }));
  const select = form.getByRole<HTMLSelectElement>('combobox', { name: 'Reason for use' });
  expect(select.value).toBe('who-called');
  await user.selectOptions(select, 'reconnect');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(member.reason_for_use).toBe('reconnect'));
});
