import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aMembership, visa } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Membership } from '#shared/values/membership.ts';

const address = '/en/account/card';
const frameUrl = 'http://127.0.0.1:4242/card-frame';
let membership: Membership;
beforeEach(() => {
  signInAs();
  membership = aMembership();
  answer(billing.getMembership, () => membership);
  answer(billing.getOffer, () => anOffer({ card_form: { kind: 'desk', frame_url: frameUrl } }));
});

/** Plays the frame with the fields of a card: what it is told, and what it says. */
async function cardFrame(answers: Record<string, object>) {
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found?.contentWindow) throw new Error('no frame yet');
    return found;
  });
  const source = frame.contentWindow as Window;
  const say = (data: object) =>
    fireEvent(window, new MessageEvent('message', { data, origin: new URL(frameUrl).origin, source }));
  source.postMessage = (told: { type: string }) => {
    const said = answers[told.type];
    if (said) setTimeout(() => say(said), 0);
  };
  say({ type: 'ready' });
}
const token = { submit: { type: 'token', confirmation_token: 'ctoken_1' } };
const keep = () => screen.findByRole('button', { name: 'Keep this card' });
const replaced = () => aMembership({ card: { ...visa, last4: '4444', brand: 'mastercard' } });

test('the number stays in the provider’s frame; what comes back is a token, and the card is another', async () => {
  const heard: object[] = [];
  answer(billing.replaceCard, (input) => {
    heard.push(input);
    membership = replaced();
    return { state: 'done' as const, membership };
  });
  const { hands } = open(address);
  expect(await screen.findByText('•••• 4242')).toBeTruthy();
  await cardFrame(token);
  await hands.click(await keep());
  expect(await screen.findByRole('heading', { name: 'The card is replaced.' })).toBeTruthy();
  expect(screen.getByText('•••• 4444')).toBeTruthy();
  expect(heard).toEqual([{ checkout_id: expect.stringMatching(/^cko_/) as string, confirmation_token: 'ctoken_1' }]);
});

test('what the bank asks is answered in the frame, and then looked up', async () => {
  answer(billing.replaceCard, () => ({ state: 'action' as const, client_secret: 'seti_1_secret' }));
  answer(billing.finishCheckout, () => ({ state: 'done' as const, membership: replaced() }));
  const { hands } = open(address);
  await keep();
  await cardFrame({ ...token, action: { type: 'action-done', ok: true } });
  await hands.click(await keep());
  expect(await screen.findByRole('heading', { name: 'The card is replaced.' })).toBeTruthy();
});

test('the bank may ask twice: about the card, and about the payment that is tried with it', async () => {
  const secrets = ['seti_1_secret', 'pi_1_secret'];
  const step = () => {
    const client_secret = secrets.shift();
    return client_secret
      ? ({ state: 'action' as const, client_secret } as const)
      : ({ state: 'done', membership: replaced() } as const);
  };
  answer(billing.replaceCard, step);
  answer(billing.finishCheckout, step);
  const { hands } = open(address);
  await keep();
  await cardFrame({ ...token, action: { type: 'action-done', ok: true } });
  await hands.click(await keep());
  expect(await screen.findByRole('heading', { name: 'The card is replaced.' })).toBeTruthy();
});

test('a bank that was not answered has confirmed nothing', async () => {
  const action = { state: 'action', client_secret: 'seti_1_secret' } as const;
  answer(billing.replaceCard, () => action);
  answer(billing.finishCheckout, () => action);
  const { hands } = open(address);
  await keep();
  await cardFrame({ ...token, action: { type: 'action-done', ok: false } });
  await hands.click(await keep());
  expect((await screen.findByRole('alert')).textContent).toBe('Payment not completed, please try again');
});

test('a card that the bank refuses is told, and the next try is another go', async () => {
  const ids: string[] = [];
  answer(billing.replaceCard, ({ checkout_id }) => {
    ids.push(checkout_id);
    throw new Fault('billing.card-insufficient-funds');
  });
  const { hands } = open(address);
  await keep();
  await cardFrame(token);
  await hands.click(await keep());
  expect((await screen.findByRole('alert')).textContent).toBe('Your card has insufficient funds.');
  await hands.click(await keep());
  await waitFor(() => expect(new Set(ids).size).toBe(2));
});

test('an answer that was lost is asked for again, by the same name', async () => {
  const ids: string[] = [];
  answer(billing.replaceCard, ({ checkout_id }) => {
    ids.push(checkout_id);
    if (ids.length === 1) throw new Fault('billing.unknown');
    return { state: 'done' as const, membership: replaced() };
  });
  const { hands } = open(address);
  await keep();
  await cardFrame(token);
  await hands.click(await keep());
  expect(await screen.findByRole('heading', { name: 'The card is replaced.' })).toBeTruthy();
  expect(new Set(ids).size).toBe(1);
});

test('after a refused payment it says that this is tried at once', async () => {
  membership = aMembership({ standing: 'past_due', next_charge: null });
  open(address);
  expect(await screen.findByText('The refused payment is tried with it at once.')).toBeTruthy();
});

test.each(['none', 'cancelled'] as const)('without a membership (%s) there is no card to replace', async (standing) => {
  membership = aMembership({ standing });
  open(address);
  expect(await screen.findByRole('heading', { name: 'No Active Subscription Found' })).toBeTruthy();
});

test('when the fields’ offer cannot be read, it can be tried again', async () => {
  answer(billing.getOffer, () => {
    throw new Fault('server.unexpected');
  });
  const { hands } = open(address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(billing.getOffer, () => anOffer());
  await hands.click(again);
  expect(await keep()).toBeTruthy();
});
