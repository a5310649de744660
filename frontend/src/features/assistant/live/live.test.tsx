import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aCall, aDay, aLiveCall, answerAssistant, details, theSettings } from '#frontend/features/assistant/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { assistant, type LiveCall } from '#shared/api/assistant.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { nothingBlocked, PersonRule } from '#shared/values/call-rules.ts';
import type { RingThrough } from '#shared/values/live-call.ts';

type Ordered = InputFromCaller<typeof assistant.order>;

beforeEach(() => void signInAs());

/** Mocks a running call, which notes each order. */
function answerLive(call: LiveCall) {
  const ordered: Ordered[] = [];
  let current = call;
  answerAssistant([], aDay());
  answer(assistant.getLive, () => ({ now: new Date().toISOString(), calls: [current] }));
  answer(assistant.order, (input) => {
    ordered.push(input);
    const { id, kind, text = null, reply = null } = input;
    const order = { id, kind, text, reply, at: new Date().toISOString(), done_at: null };
    current = { ...current, orders: [...current.orders, order] };
    return current;
  });
  return ordered;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('today shows who is on the phone, what was said, and takes over', async () => {
  const ordered = answerLive(aLiveCall({ is_urgent: true, verdict: 'suspicious' }));
  const { user } = open('/en/assistant');
  const card = await screen.findByRole('article', { name: 'Dana Brandt' });
  expect(within(card).getByRole('log', { name: 'Transcript so far' }).textContent).toContain('about the boat survey');
  expect(within(card).getByText('Urgent')).toBeTruthy();
  expect(within(card).getByText('Maybe spam')).toBeTruthy();
  await user.click(await button('Take over'));
  await screen.findByText('Your phone is about to ring.');
  expect(ordered).toMatchObject([{ kind: 'take_over' }]);
  expect((await button('Take over')).getAttribute('aria-disabled')).toBe('true');
});

test('says what the owner types, but no link; and a ready reply with one press', async () => {
  const ordered = answerLive(aLiveCall());
  const { user } = open('/en/assistant');
  await user.click(await button('Say something'));
  const field = screen.getByRole('textbox', { name: 'What the assistant should say for you' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'See example.com/now');
  await user.click(await button('Say it'));
  expect(screen.getByText(/Links cannot be read aloud/)).toBeTruthy();
  expect(ordered).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Back at noon{Enter}');
  await screen.findByText('Back at noon');
  await user.click(await button('Say something'));
  await user.click(await button(/running late/));
  await screen.findByText(/running late/);
  expect(ordered).toMatchObject([
    { kind: 'tell', text: 'Back at noon' },
    { kind: 'tell', reply: 'late' },
  ]);
});

test('an order on its way keeps no other from being given', async () => {
  const call = aLiveCall();
  answerLive(call);
  let arrive: (call: LiveCall) => void = () => {};
  answer(assistant.order, () => new Promise<LiveCall>((resolve) => (arrive = resolve)));
  const { user } = open('/en/assistant');
  await user.click(await button('Say something'));
  await user.click(await button(/running late/));
  await waitFor(async () => expect((await button(/running late/)).getAttribute('aria-disabled')).toBe('true'));
  for (const name of ['Take over', 'End the call'])
    expect((await button(name)).getAttribute('aria-disabled')).toBeNull();
  arrive(call);
  await waitFor(() => expect(screen.queryByRole('button', { name: /running late/ })).toBeNull());
});

test('a call that may not be recorded shows no words, and nothing can be asked', async () => {
  answerLive(aLiveCall({ words: 'refused', transcript: [], reason: null, can_take_over: false }));
  open('/en/assistant');
  await screen.findByText(/did not agree to be recorded/);
  expect(screen.queryByRole('log', { name: 'Transcript so far' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask something' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  expect(await button('End the call')).toBeTruthy();
});

test('while the owner’s phone rings there is nothing to press', async () => {
  answerLive(aLiveCall({ doing: 'ringing' }));
  open('/en/assistant');
  await screen.findByText('Your phone is ringing. Answer it to talk to the caller.');
  expect(screen.queryByRole('button', { name: 'End the call' })).toBeNull();
});

test('the list leads to the page of the call, which goes on there, and becomes the call once it is over', async () => {
  const call = aLiveCall();
  answerLive(call);
  const { user } = open('/en/assistant/call-list');
  await user.click(await screen.findByRole('link', { name: /Dana Brandt.*Live/ }));
  await screen.findByRole('heading', { level: 1, name: 'Dana Brandt' });
  expect(screen.getByRole('log', { name: 'Transcript so far' }).textContent).toContain('about the boat survey');
  answer(assistant.getLive, () => ({ now: new Date().toISOString(), calls: [] }));
  answer(assistant.getCall, () => details(aCall({ id: call.id, reason: 'The survey is done.' })));
  await waitFor(() => screen.getByText('The survey is done.'), { timeout: 8000 });
});

test('settings: people and words that ring the phone', async () => {
  answerAssistant();
  answer(assistant.getSettings, () => theSettings());
  answer(assistant.getBlocked, () => ({ numbers: [] }));
  let rules: RingThrough = { people: [], words: ['school'], urgent: false, blocking: nothingBlocked };
  answer(assistant.getRingThrough, () => rules);
  answer(assistant.putThrough, ({ phone, name = null, is_listed }) => {
    const at = new Date().toISOString();
    return (rules = { ...rules, people: is_listed ? [PersonRule.parse({ phone, name, at })] : [] });
  });
  answer(assistant.updateRingThrough, (change) => (rules = { ...rules, ...change }));
  const { user } = open('/en/assistant/settings');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dana');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '+16125550138');
  await user.click(screen.getAllByRole('button', { name: 'Add' })[0]!);
  await user.click(await button('Remove Dana'));
  await screen.findByText('Nobody is on the list yet.');
  await user.type(screen.getByRole('textbox', { name: 'Word' }), 'hospital{Enter}');
  await user.click(await button('Remove “hospital”'));
  await user.click(screen.getByRole('switch', { name: /Every urgent call/ }));
  await waitFor(() => expect(rules).toMatchObject({ people: [], words: ['school'], urgent: true }));
});
