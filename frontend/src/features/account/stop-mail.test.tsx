import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const stopped = vi.fn();
/** The button, once the token has left the address bar. */
async function ready() {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Stop these emails' });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}

test.each([
  ['acc_1~call-answered~seal', /about calls that the assistant answered/, /account\/notifications$/],
  ['acc_1~day-digest~seal', /the calls of the day/, /assistant\/settings#digest$/],
  ['acc_1~seal', /about changed reports/, /account\/notifications$/],
])('%s stops its kind of mail once the button is pressed, not by being opened', async (token, kind, settings) => {
  stopped.mockClear();
  answer(assistant.unsubscribeMail, (input) => {
    stopped(input);
    return {};
  });
  const { user } = open(`/en/stop-mail/${token}`);
  expect((await screen.findByText(/^Only emails of this kind stop/)).textContent).toMatch(kind);
  expect(stopped).not.toHaveBeenCalled();
  await user.click(await ready());
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy();
  expect(stopped).toHaveBeenCalledWith({ token });
  expect(screen.getByRole('link', { name: /settings/i }).getAttribute('href')).toMatch(settings);
});

test('says that a forged link leads nowhere, and where mails are chosen', async () => {
  answer(assistant.unsubscribeMail, () => {
    throw new Fault('auth.link-expired');
  });
  const { user } = open('/en/stop-mail/acc_1~spam-week~forged');
  await user.click(await ready());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Notification settings' })).toBeTruthy();
});
