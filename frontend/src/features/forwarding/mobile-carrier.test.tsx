import { screen, waitFor } from '@testing-library/react';
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

test('carriers show confidence and source, and can be searched', async () => {
  const user = see();
  await screen.findByRole('radio', { name: /Verizon/ });
  expect(screen.getByText(/From the carrier itself\. Checked Nov 21, 2026/)).toBeTruthy();
  expect(screen.getByText('Unsure')).toBeTruthy();
  expect(screen.getByText('Set in the carrier’s own app')).toBeTruthy();
  expect(screen.getAllByText('example.com').length).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox', { name: 'Find a carrier' }), 'veri');
  expect(screen.getAllByRole('radio', { name: /Verizon|Another carrier|AT&T/ })).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'zon wireless');
  expect(screen.getByText(/No carrier found/)).toBeTruthy();
});

test('another country has other carriers', async () => {
  const user = see();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'FR');
  expect(await screen.findByRole('radio', { name: /Free Mobile/ })).toBeTruthy();
});

test('carrier and phone are saved together', async () => {
  const onRequest = vi.fn();
  answer(forwarding.chooseCarrier, (input) => {
    onRequest(input);
    return aForwarding({ step: 'notice' });
  });
  const user = see();
  await user.click(await screen.findByRole('radio', { name: /T-Mobile/ }));
  await user.click(screen.getByRole('radio', { name: 'iPhone' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ carrier_id: 'us-t-mobile', platform: 'ios' }));
});

test('reports that no number is free, and loses no input', async () => {
  answer(forwarding.chooseCarrier, () => {
    throw new Fault('forwarding.no-numbers');
  });
  const user = see();
  await user.click(await screen.findByRole('radio', { name: /T-Mobile/ }));
  await user.click(screen.getByRole('radio', { name: 'Android' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/No number is free/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /T-Mobile/ }).checked).toBe(true);
});
