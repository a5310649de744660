import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { support } from '#shared/api/support.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** A form that shows the proof it would send, or the error. */
function Form() {
  const { prove } = useProof('register');
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <ProofStatus />
      <button onClick={() => void prove().then(setOutcome, (error: unknown) => setOutcome(asFault(error).code))}>
        Send
      </button>
      <output aria-label="outcome">{outcome}</output>
    </>
  );
}
const outcome = () => screen.getByLabelText('outcome');
const proofStatus = () => screen.getAllByRole('status').find((each) => each.classList.contains('proof'));

test('a proof is the solved challenge, and the page shows progress', async () => {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  answerChallenges(seen);
  const user = show(<Form />);
  expect(proofStatus()).toHaveProperty('textContent', '');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(proofStatus()).toHaveProperty('textContent', 'Checking your browser…');
  goOn();
  const proof = await screen.findByText(/^ey/);
  const { challenge, solution } = JSON.parse(atob(proof.textContent)) as Record<string, Record<string, unknown>>;
  expect(challenge).toMatchObject({ parameters: { data: { route: 'register' } } });
  expect(solution).toMatchObject({ counter: 3 });
  expect(proofStatus()).toHaveProperty('textContent', '');
});

test('the form shows the server’s error, the status shows none', async () => {
  answer(support.getChallenge, () => {
    throw new Fault('request.too-many');
  });
  const user = show(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('request.too-many');
  expect(proofStatus()).toHaveProperty('textContent', '');
});

test.each([
  ['a challenge that nobody can solve', { kind: 'altcha', challenge: { parameters: {} }, site_key: null }],
  ['a check that these pages do not have', { kind: 'turnstile', challenge: null, site_key: 'key' }],
] as const)('%s is shown as text', async (_, task) => {
  answer(support.getChallenge, () => task);
  const user = show(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/could not finish the check/);
  expect(outcome().textContent).toBe('server.unexpected');
});
