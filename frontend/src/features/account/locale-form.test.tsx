import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { open } from '#frontend/testing/render.tsx';

vi.mock('#frontend/lib/browser-zone.ts', () => ({ browserZone: () => 'America/Chicago' }));

test.each([
  ['UTC', true],
  ['Europe/Paris', false],
])('an account in %s is offered the zone of the browser: %s', async (time_zone, isOffered) => {
  answerAccount({ time_zone });
  open('/en/account/profile');
  await screen.findByLabelText('Time zone');
  expect(screen.queryByText(/This browser is in America\/Chicago/) !== null).toBe(isOffered);
});
