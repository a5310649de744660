import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CardForm } from '#frontend/components/card-form/card-form.tsx';
import type { CardFields } from '#frontend/components/card-form/port.ts';
import { answerAsFrame } from '#frontend/components/card-form/testing.ts';
import { show } from '#frontend/testing/render.tsx';
import { anOffer } from '#frontend/testing/offer.ts';

const charge = {
  currency: 'USD',
  minor_units: 2490,
  at: '2026-11-22T14:05:00.000Z',
  descriptor: 'CALLUNA REPORTS',
  due_now: 0,
};

async function shown(answers?: Parameters<typeof answerAsFrame>[0], { agrees = true } = {}) {
  const onFields = vi.fn<(fields: CardFields | null) => void>();
  const onWallet = vi.fn<() => void>();
  const onWalletSheet = vi.fn<(isOpen: boolean) => void>();
  show(
    <CardForm
      of={anOffer().card_form}
      onFields={onFields}
      charge={charge}
      validate={() => agrees}
      onWallet={onWallet}
      onWalletSheet={onWalletSheet}
    />,
  );
  const frame = await answerAsFrame(answers);
  await waitFor(() => expect(onFields).toHaveBeenCalled());
  return { ...frame, onWallet, onWalletSheet, fields: onFields.mock.calls[0]![0]! };
}

test('tells the frame the page’s origin and language', async () => {
  const { frame } = await shown();
  const { origin, searchParams } = new URL(frame.src);
  expect(origin).toBe('http://127.0.0.1:4242');
  expect(Object.fromEntries(searchParams)).toEqual({ origin: location.origin, lang: 'en', theme: 'system' });
});

test('collects a token; the frame shows field errors itself, and a failed request charges nothing', async () => {
  const answers = [
    { type: 'token', confirmation_token: 'ctoken_9' },
    { type: 'faults', faults: { cvv: 'card.cvv' } },
    { type: 'error' },
  ] as const;
  let turn = 0;
  const { fields } = await shown({ collect: () => answers[turn++]! });
  expect(await fields.collect()).toEqual({ confirmation_token: 'ctoken_9' });
  expect(await fields.collect()).toEqual({ faults: [] });
  expect(await fields.collect()).toEqual({ code: 'billing.not-charged' });
});

test('checks the fields without sending them', async () => {
  const { fields, messages } = await shown();
  await fields.check();
  expect(messages).toContainEqual({ type: 'check' });
  expect(messages).not.toContainEqual({ type: 'submit' });
});

test('ignores messages of other windows and origins', async () => {
  const { fields, say, frame } = await shown({ collect: () => ({ type: 'complete', complete: true }) });
  const collected = fields.collect();
  const forged = { type: 'token', confirmation_token: 'ctoken_forged' };
  say(forged, { origin: 'https://elsewhere.example' });
  say(forged, { source: window });
  say({ type: 'height', pixels: 312 });
  say({ type: 'token', confirmation_token: 'ctoken_own' });
  expect(await collected).toEqual({ confirmation_token: 'ctoken_own' });
  await waitFor(() => expect(frame.style.blockSize).toBe('312px'));
});

test('the frame shows the bank’s challenge and reports whether it was completed', async () => {
  const { fields, messages } = await shown({ act: () => ({ type: 'action-done', ok: false }) });
  expect(await fields.confirmAction('seti_1_secret_2')).toBe(false);
  expect(messages).toContainEqual({ type: 'action', client_secret: 'seti_1_secret_2' });
  expect(screen.getByTitle('Card details')).toBeTruthy();
});

test('a wallet opens with the charge, and is paid with once it is confirmed', async () => {
  const { say, messages, onWallet } = await shown();
  say({ type: 'wallet' });
  expect(messages).toContainEqual({ type: 'wallet', charge });
  expect(onWallet).not.toHaveBeenCalled();
  say({ type: 'wallet-confirmed' });
  expect(onWallet).toHaveBeenCalledOnce();
});

test('the page knows while the sheet of the wallet is open', async () => {
  const { say, onWalletSheet } = await shown();
  say({ type: 'wallet' });
  expect(onWalletSheet).toHaveBeenLastCalledWith(true);
  say({ type: 'wallet-closed' });
  expect(onWalletSheet).toHaveBeenLastCalledWith(false);
});

test('no wallet opens before its owner has agreed', async () => {
  const { say, messages } = await shown({}, { agrees: false });
  say({ type: 'wallet' });
  expect(messages.map(({ type }) => type)).not.toContain('wallet');
});
