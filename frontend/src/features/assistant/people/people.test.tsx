import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aCall, answerAssistant, details, theSettings } from '#frontend/features/assistant/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { Mark } from '#shared/values/call.ts';
import { nothingBlocked, PersonRule } from '#shared/values/call-rules.ts';
import type { RingThrough } from '#shared/values/live-call.ts';
import { Phone } from '#shared/values/phone.ts';

beforeEach(() => void signInAs());

const AT = '2026-11-21T12:00:00.000Z';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Mocks an owner’s rules, which change as they do on the server. */
function answerRules(but: Partial<RingThrough> = {}) {
  const server: { rules: RingThrough } = {
    rules: { people: [], words: [], urgent: false, blocking: nothingBlocked, ...but },
  };
  answerAssistant();
  answer(assistant.getBlocked, () => ({ numbers: [] }));
  answer(assistant.getRingThrough, () => server.rules);
  answer(account.searchContacts, () => ({
    data: [{ phone: Phone.parse('+16125550138'), name: 'Dana Brandt', source: 'file' as const }],
    current_page: 1,
    last_page: 1,
    per_page: 50,
    total: 1,
  }));
  answer(assistant.setRule, ({ phone, name = null, rule }) => {
    const people = server.rules.people.filter((each) => each.phone !== phone);
    const next = rule && rule.route !== 'blocked' ? [PersonRule.parse({ ...rule, phone, name, at: AT })] : [];
    return (server.rules = { ...server.rules, people: [...next, ...people] });
  });
  answer(assistant.updateBlocking, (change) => {
    const blocking = { ...server.rules.blocking, ...change };
    return (server.rules = { ...server.rules, blocking });
  });
  answer(assistant.previewBlocking, ({ prefixes }) => ({
    of: 100,
    blocked: prefixes.length * 4,
    by: prefixes.map((which) => ({ what: 'prefix' as const, which, count: 4 })),
  }));
  return server;
}

test('a rule is made for a contact, changed and removed', async () => {
  const server = answerRules();
  const { user } = open('/en/assistant/settings/people');
  await screen.findByText('No rules yet.');
  await user.click(await button('Add a rule'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'dana');
  await user.click(await button('Dana Brandt'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'When they call' }), 'message_only');
  await user.type(screen.getByRole('textbox', { name: /What the assistant says/ }), 'Hello Dana!');
  await user.click(screen.getByRole('switch', { name: /VIP/ }));
  await user.click(await button('Save'));
  const row = (await button('Edit the rule for Dana Brandt')).closest('li')!;
  within(row).getByText('Take a message, offer no callback');
  within(row).getByText('VIP');
  within(row).getByText(/Hello Dana!/);
  expect(server.rules.people).toMatchObject([{ phone: '+16125550138', route: 'message_only', is_vip: true }]);
  await user.click(await button('Remove the rule for Dana Brandt'));
  await screen.findByText('No rules yet.');
});

test('a beginning of numbers shows what it would block, is blocked, counted and undone', async () => {
  const server = answerRules();
  const { user } = open('/en/assistant/settings/people');
  await user.type(await screen.findByRole('textbox', { name: 'Numbers that begin with' }), '+1 900');
  await screen.findByText('Of your last 100 calls, these rules would have blocked 4.');
  expect(server.rules.blocking.prefixes).toEqual([]);
  await user.click(await button('Block'));
  await screen.findByText(/\+1900.*: 4 calls$/);
  await user.click(await button('No longer block +1900'));
  await screen.findByRole('textbox', { name: 'Numbers that begin with' });
  expect(server.rules.blocking.prefixes).toEqual([]);
});

test('a saved change of the settings can be undone', async () => {
  answerRules();
  let settings = theSettings();
  answer(assistant.getSettings, () => settings);
  answer(assistant.updateSettings, (change) => (settings = { ...settings, ...change }));
  const { user } = open('/en/assistant/settings');
  await user.click(await screen.findByRole('radio', { name: /^90/ }));
  await user.click(await button('Undo'));
  expect(await screen.findByRole('radio', { name: /^30/, checked: true })).toBeTruthy();
  expect(settings.keep_days).toBe(30);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a rule is made where a call is read, and undone', async () => {
  const server = answerRules();
  const call = aCall({ caller_name: 'Dаna Brandt' }); // a Cyrillic а
  answer(assistant.getCall, () => details(call));
  const { user } = open(`/en/assistant/call-details?call=${call.id}`);
  await user.click(await button('Change what happens when they call'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'When they call' }), 'put_through');
  await user.click(await button('Save'));
  const rule = await screen.findByRole('region', { name: 'When they call' });
  await within(rule).findByText('Ring me at once');
  expect(server.rules.people).toMatchObject([{ phone: call.caller_number, name: 'Dаna Brandt', route: 'put_through' }]);
  screen.getByText('Mixed alphabets');
  await user.click(await button('Undo'));
  await within(rule).findByText('The assistant answers as usual');
  expect(server.rules.people).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a number blocked where a call is read is unblocked by undo, and has its rule again', async () => {
  const server = answerRules();
  const call = aCall();
  const phone = Phone.parse(call.caller_number);
  server.rules = {
    ...server.rules,
    people: [PersonRule.parse({ phone, name: 'Dana', at: AT, route: 'message_only' })],
  };
  let mark: Mark | null = null;
  answer(assistant.getCall, () => details(call, { mark }));
  answer(assistant.setRule, ({ rule }) => {
    if (rule?.route === 'blocked') mark = 'blocked';
    const people = rule && rule.route !== 'blocked' ? [PersonRule.parse({ ...rule, phone, name: 'Dana', at: AT })] : [];
    return (server.rules = { ...server.rules, people });
  });
  answer(assistant.markCaller, (change) => ({
    mark: (mark = change.mark),
    spam: call.spam,
    appointment: null,
    callbacks: [],
  }));
  const { user } = open(`/en/assistant/call-details?call=${call.id}`);
  await user.click(await button('Change what happens when they call'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'When they call' }), 'blocked');
  await user.click(await button('Save'));
  const rule = await screen.findByRole('region', { name: 'When they call' });
  await within(rule).findByText('Never answer (blocked)');
  await user.click(await button('Undo'));
  await within(rule).findByText('Take a message, offer no callback');
  expect([mark, server.rules.people.length]).toEqual([null, 1]);
});
