import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAssistant } from '#frontend/features/assistant/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import type { Contact } from '#shared/values/contact.ts';
import { Phone } from '#shared/values/phone.ts';

beforeEach(() => void signInAs());

const dana: Contact = { phone: Phone.parse('+16125550138'), name: 'Dana Brandt', source: 'google' };

/** Mocks the contacts of an account, which change as they do on the server. */
function answerContacts(all: Contact[]) {
  answerAssistant();
  answer(account.searchContacts, ({ words = '', page = 1 }) => {
    const data = all.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
    return { data, current_page: Number(page), last_page: 1, per_page: 50, total: data.length };
  });
  answer(account.addContacts, ({ contacts }) => {
    for (const each of contacts) all.push({ ...each, phone: Phone.parse(each.phone), source: 'file' });
    return { added: contacts.length, renamed: 0, left_out: 0, total: all.length };
  });
  answer(account.saveContact, ({ was, name }) => {
    const next: Contact = { phone: dana.phone, name, source: 'owner' };
    all.splice(0, all.length, ...all.filter(({ phone }) => phone !== was), next);
    return next;
  });
  answer(account.deleteContact, ({ phone }) => {
    all.splice(0, all.length, ...all.filter((each) => each.phone !== phone));
    return {};
  });
  answer(account.deleteContacts, () => {
    all.length = 0;
    return {};
  });
  return all;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choose = async (user: ReturnType<typeof open>['user'], text: string, name: string) =>
  user.upload(await screen.findByLabelText('Choose a file'), new File([text], name));

test('a file is shown before it is saved, and not before', async () => {
  const all = answerContacts([]);
  const { user } = open('/en/assistant/settings/contacts');
  await screen.findByText('No contacts yet.');
  await choose(user, 'Name,Phone 1 - Value\nDana Brandt,612-555-0138\nBo,12\nIda,', 'contacts.csv');
  const counts = (await screen.findByText('Contacts in the file')).closest('dl')!;
  expect(
    within(counts)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1', '1']);
  screen.getByText(/Not valid: .*12/);
  expect(all).toEqual([]);
  await user.click(await button('Save these contacts'));
  await screen.findByText('Added: 1. Renamed: 0. Left out: 0.');
  await screen.findByText('Numbers: 1');
  expect(all).toMatchObject([{ name: 'Dana Brandt', phone: '+16125550138' }]);
});

test('a file without contacts says so', async () => {
  answerContacts([]);
  const { user } = open('/en/assistant/settings/contacts');
  await choose(user, 'hello', 'notes.csv');
  await screen.findByText(/has no contacts that can be read/);
  expect(screen.queryByRole('button', { name: 'Save these contacts' })).toBeNull();
});

test('contacts are searched, edited and deleted, one or all', async () => {
  const bo: Contact = { phone: Phone.parse('+16125550139'), name: 'Bo', source: 'file' };
  const all = answerContacts([dana, bo]);
  const { user } = open('/en/assistant/settings/contacts');
  await screen.findByText('Numbers: 2');
  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zzz');
  await screen.findByText('No matching contacts.');
  await user.clear(screen.getByRole('searchbox', { name: 'Search contacts' }));
  await user.click(await button('Edit Dana Brandt'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Dana (boat){Enter}');
  await button('Edit Dana (boat)');
  await user.click(await button('Delete Bo'));
  await screen.findByText('Numbers: 1');
  await user.click(await button('Delete all contacts'));
  expect(all).toHaveLength(1);
  await user.click(await button('Delete all permanently'));
  await screen.findByText('No contacts yet.');
  expect(all).toEqual([]);
});
