import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { ReasonForUse } from '#shared/validation/account.ts';

beforeEach(() => {
  answerHome();
  const member = signInAs({ reason_for_use: null });
  answer(account.updateUser, ({ reason_for_use }) => {
    const given = ReasonForUse.safeParse(reason_for_use).data;
    if (!given) throw new Fault('account.use-refused');
    return { ...member, reason_for_use: given };
  });
});

const finish = () => screen.getByRole('button', { name: 'Finish' });
const box = () => screen.getByRole('checkbox', { name: /never to decide about a job/ });

async function stateRefused(use: RegExp) {
  const opened = open('/en/reason-for-use?redirect=%2Fen%2Fdirectory');
  await opened.user.click(await screen.findByRole('radio', { name: /Something else/ }));
  await opened.user.click(screen.getByRole('radio', { name: use }));
  await opened.user.click(box());
  await opened.user.click(finish());
  await screen.findByRole('heading', { name: 'Not for this purpose.' });
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

test('offers the closed list, and nothing of it in advance', async () => {
  open('/en/reason-for-use');
  const names = (await screen.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.querySelector('b')?.textContent,
  );
  expect(names).toEqual([
    'Find or reconnect with someone',
    'Know who called',
    'Someone I met online',
    'A deal between private people',
    'My safety or my family’s',
    'What exists about me',
    'Something else',
  ]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test.each([
  [/^Employment/, 'A report may not be used to decide about hiring or a job.'],
  [/^Household workers/, /a nanny, a carer or anyone who works in your home/],
  [/^Tenants/, 'A report may not be used to choose a tenant.'],
  [/^Credit/, 'A report may not be used to decide about credit or a loan.'],
  [/^Insurance/, 'A report may not be used to decide about insurance.'],
  [/^Debt collection/, 'A report may not be used to collect a debt.'],
])('%s is refused in words, and nothing was charged', async (use, words) => {
  await stateRefused(use);
  screen.getByText(words);
  screen.getByText('You have not been charged.');
});

test('lets the member choose another purpose', async () => {
  const { user, router } = await stateRefused(/^Tenants/);
  await user.click(await screen.findByRole('button', { name: 'Choose another purpose' }));
  await user.click(screen.getByRole('radio', { name: /My safety/ }));
  await user.click(finish());
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/directory'));
});

test('“something else” alone is no purpose', async () => {
  const { user } = open('/en/reason-for-use');
  await user.click(await screen.findByRole('radio', { name: /Something else/ }));
  await user.click(box());
  await user.click(finish());
  await screen.findByText('Choose a reason.');
});
