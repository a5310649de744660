import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { LocaleForm } from '#frontend/features/account/locale-form.tsx';
import { show } from '#frontend/testing/render.tsx';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['UTC', 'America/Chicago', true],
  ['UTC', 'UTC', false],
  ['UTC', 'Etc/Unknown', false],
  ['Europe/Paris', 'America/Chicago', false],
])('an account in %s is offered the zone of a browser in %s: %s', async (time_zone, timeZone, isOffered) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  show(<LocaleForm user={answerAccount({ time_zone })} onSaved={() => undefined} />);
  await screen.findByLabelText('Time zone');
  expect(screen.queryByText(/This browser is in America\/Chicago/) !== null).toBe(isOffered);
});
