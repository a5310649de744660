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
  const member = signInAs({ reason_for_use: null });
  answer(account.updateUser, ({ reason_for_use = null }) => ({ ...member, reason_for_use }));
});

const finish = () => screen.getByRole('button', { name: 'Finish' });
const box = () => screen.getByRole('checkbox', { name: /never to decide about a job/ });

async function sayInOwnWords(words: string) {
  const opened = open('/en/reason-for-use?redirect=%2Fen%2Fdirectory');
  await opened.user.click(await screen.findByRole('radio', { name: /Something else/ }));
  await opened.user.type(screen.getByLabelText('In your own words'), words);
  await opened.user.click(box());
  await opened.user.click(finish());
  return opened;
}

test('choosing a reason and ticking the box continues', async () => {
  const requests: object[] = [];
  const member = signInAs({ reason_for_use: null });
  answer(account.updateUser, (input) => {
    requests.push(input);
    return { ...member, reason_for_use: 'who-called' as const };
  });
  const { user, router } = open('/en/reason-for-use?redirect=%2Fen%2Fdirectory');
  await user.click(await screen.findByRole('radio', { name: /Know who called/ }));
  await user.click(box());
  await user.click(finish());
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
  expect(requests).toEqual([{ reason_for_use: 'who-called' }]);
});

test('requires both, and never ticks the box in advance', async () => {
  const { user } = open('/en/reason-for-use');
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  await screen.findByText('Choose a reason.');
  screen.getByText('We cannot open reports without this.');
  expect((box() as HTMLInputElement).checked).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
});

test('checks free text before saving it', async () => {
  answer(account.readReason, () => ({ refused: null }));
  const { router } = await sayInOwnWords('An old friend from school');
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('shows which prohibited use was recognized, and lets the member rephrase', async () => {
  answer(account.readReason, ({ words }) => ({ refused: words.includes('nanny') ? ('employment' as const) : null }));
  const { user, router } = await sayInOwnWords('Choosing a nanny');
  await screen.findByRole('heading', { name: 'Not for this purpose.' });
  screen.getByText('Understood as: Employment. Not allowed.');
  screen.getByText('You have not been charged.');
  await user.clear(screen.getByLabelText('In your own words'));
  await user.type(screen.getByLabelText('In your own words'), 'An old friend');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('lets the member choose another purpose', async () => {
  answer(account.readReason, () => ({ refused: 'tenants' as const }));
  const { user } = await sayInOwnWords('A new tenant');
  await user.click(await screen.findByRole('button', { name: 'Choose another purpose' }));
  expect(screen.getAllByRole('radio')).toHaveLength(7);
});

test('reports a purpose that only the server rejects', async () => {
  answer(account.readReason, () => ({ refused: null }));
  answer(account.updateUser, () => Promise.reject(new Fault('account.use-refused')));
  await sayInOwnWords('Something');
  await screen.findByRole('heading', { name: 'Not for this purpose.' });
});
