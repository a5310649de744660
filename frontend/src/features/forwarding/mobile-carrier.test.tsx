import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { MobileCarrier } from '#frontend/features/forwarding/mobile-carrier.tsx';
import { aCarrier, aForwarding } from '#frontend/features/forwarding/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const american = [
  aCarrier(),
  aCarrier({ id: 'us-verizon', name: 'Verizon', confidence: 'A' }),
  aCarrier({ id: 'us-att', name: 'AT&T', confidence: 'C' }),
  aCarrier({ id: 'us-google-fi', name: 'Google Fi', is_by_app: true }),
  aCarrier({ id: 'us-other', name: 'Another carrier', confidence: 'D', source: '3GPP TS 22.030' }),
];
const none = () =>
  aForwarding({ state: 'none', step: 'carrier', carrier: null, number: null, legs: [], platform: null, undo: null });
beforeEach(() => {
  signInAs();
  answer(forwarding.getForwarding, none);
  answer(forwarding.getCarriers, ({ country = 'US' }) => ({
    country,
    countries: ['FR', 'US', 'ZZ'],
    detected: null,
    carriers: country === 'US' ? american : [aCarrier({ id: 'fr-free', country, name: 'Free Mobile' })],
  }));
});
const see = () => show(<MobileCarrier />, { path: '/:language/*', at: '/en/assistant/mobile-carrier' });

test('each carrier says how sure its codes are, and from where; one is found by its name', async () => {
  const hands = see();
  await screen.findByRole('radio', { name: /Verizon/ });
  expect(screen.getByText(/From the carrier itself\. Checked Nov 21, 2026/)).toBeTruthy();
  expect(screen.getByText('Unsure')).toBeTruthy();
  expect(screen.getByText('Set in the carrier’s own app')).toBeTruthy();
  expect(screen.getAllByText('example.com').length).toBeGreaterThan(0);
  await hands.type(screen.getByRole('searchbox', { name: 'Find a carrier' }), 'veri');
  expect(screen.getAllByRole('radio', { name: /Verizon|Another carrier|AT&T/ })).toHaveLength(2);
  await hands.type(screen.getByRole('searchbox'), 'zon wireless');
  expect(screen.getByText(/No carrier of that name/)).toBeTruthy();
});

test('another country has other carriers', async () => {
  const hands = see();
  await hands.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'FR');
  expect(await screen.findByRole('radio', { name: /Free Mobile/ })).toBeTruthy();
});

test('carrier and phone are chosen together', async () => {
  const asked = vi.fn();
  answer(forwarding.chooseCarrier, (input) => {
    asked(input);
    return aForwarding({ step: 'notice' });
  });
  const hands = see();
  await hands.click(await screen.findByRole('radio', { name: /T-Mobile/ }));
  await hands.click(screen.getByRole('radio', { name: 'iPhone' }));
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ carrier_id: 'us-t-mobile', platform: 'ios' }));
});

test('no number is free: that is told, and nothing is lost', async () => {
  answer(forwarding.chooseCarrier, () => {
    throw new Fault('forwarding.no-numbers');
  });
  const hands = see();
  await hands.click(await screen.findByRole('radio', { name: /T-Mobile/ }));
  await hands.click(screen.getByRole('radio', { name: 'Android' }));
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/No number is free/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /T-Mobile/ }).checked).toBe(true);
});
