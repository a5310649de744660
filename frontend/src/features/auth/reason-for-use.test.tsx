import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

beforeEach(() => {
  answerHome();
  const user = signInAs({ reason_for_use: null });
  answer(account.updateUser, ({ reason_for_use = null }) => ({ ...user, reason_for_use }));
});

const finish = () => screen.getByRole('button', { name: 'Finish' });
const box = () => screen.getByRole('checkbox', { name: /never to decide about a job/ });

async function sayInOwnWords(words: string) {
  const opened = open('/en/reason-for-use?redirect=%2Fen%2Fdirectory');
  await opened.hands.click(await screen.findByRole('radio', { name: /Something else/ }));
  await opened.hands.type(screen.getByLabelText('In your own words'), words);
  await opened.hands.click(box());
  await opened.hands.click(finish());
  return opened;
}

test('a reason is chosen, the box is ticked, and one goes on', async () => {
  const told: object[] = [];
  const user = signInAs({ reason_for_use: null });
  answer(account.updateUser, (input) => {
    told.push(input);
    return { ...user, reason_for_use: 'who-called' as const };
  });
  const { hands, router } = open('/en/reason-for-use?redirect=%2Fen%2Fdirectory');
  await hands.click(await screen.findByRole('radio', { name: /Know who called/ }));
  await hands.click(box());
  await hands.click(finish());
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
  expect(told).toEqual([{ reason_for_use: 'who-called' }]);
});

test('neither the choice nor the box may be missing, and the box is never ticked beforehand', async () => {
  const { hands } = open('/en/reason-for-use');
  await hands.click(await screen.findByRole('button', { name: 'Finish' }));
  await screen.findByText('Choose what it is for.');
  screen.getByText('Without this we may not open reports.');
  expect((box() as HTMLInputElement).checked).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
});

test('one’s own words are read before they are taken', async () => {
  answer(account.readReason, () => ({ refused: null }));
  const { router } = await sayInOwnWords('An old friend from school');
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('a refused use is told with how it was read, and may be written differently', async () => {
  answer(account.readReason, ({ words }) => ({ refused: words.includes('nanny') ? ('employment' as const) : null }));
  const { hands, router } = await sayInOwnWords('Choosing a nanny');
  await screen.findByRole('heading', { name: 'Not for that.' });
  screen.getByText('Read as: Employment. Refused.');
  screen.getByText('You have not been charged.');
  await hands.clear(screen.getByLabelText('In your own words'));
  await hands.type(screen.getByLabelText('In your own words'), 'An old friend');
  await hands.click(screen.getByRole('button', { name: 'Read it again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('another purpose may be chosen instead', async () => {
  answer(account.readReason, () => ({ refused: 'tenants' as const }));
  const { hands } = await sayInOwnWords('A new tenant');
  await hands.click(await screen.findByRole('button', { name: 'Choose another purpose' }));
  expect(screen.getAllByRole('radio')).toHaveLength(7);
});

test('what only the server reads as refused is refused as well', async () => {
  answer(account.readReason, () => ({ refused: null }));
  answer(account.updateUser, () => Promise.reject(new Fault('account.use-refused')));
  await sayInOwnWords('Something');
  await screen.findByRole('heading', { name: 'Not for that.' });
});
