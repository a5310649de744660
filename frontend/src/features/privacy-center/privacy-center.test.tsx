import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { PrivacyCenter } from '#frontend/features/privacy-center/privacy-center.tsx';
import { center, ownRecord, ownRequest } from '#frontend/features/privacy-center/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { type Center, privacy } from '#shared/api/privacy.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';

const page = <PrivacyCenter show={() => null} />;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const session = center().session;

/** A server that knows this visitor once their code was right. */
function answerCenter(known: Center, isVerified = true) {
  const state = { isVerified };
  answer(privacy.getCenter, () => {
    if (!state.isVerified) throw new Fault('privacy.not-verified');
    return known;
  });
  answer(privacy.endSession, () => {
    state.isVerified = false;
    return {};
  });
  return state;
}

test('verifies an address by its code, and then shows the records', async () => {
  answerChallenges();
  const state = answerCenter(center(), false);
  answer(privacy.startVerification, ({ kind, value, proof }) => {
    expect(proof).toBeTruthy();
    const at = new Date().toISOString();
    const again_at = addMinutes(new Date(), 1).toISOString();
    return { kind, value, sent_at: at, expires_at: at, again_at, attempts_left: 5 };
  });
  answer(privacy.confirmVerification, ({ code }) => {
    if (code !== '123456') throw new Fault('auth.wrong-pin', { left: 4 });
    state.isVerified = true;
    return session;
  });
  const user = show(page);
  await user.type(await screen.findByLabelText('Email address'), 'ida@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '００００００');
  const again = screen.getByRole('button', { name: /^Send another code in \d+ s$/ });
  expect((again as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('ida@example.com').parentElement?.textContent).toMatch(/ at \d.* It is valid until \d/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Invalid Pin Code Entered')).toBeTruthy();
  await user.clear(screen.getByLabelText('Six-digit code'));
  await user.type(screen.getByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Not opened in 12 months.');
  expect(screen.getByText('ida@example.com')).toBeTruthy();
});

test('a member begins with what the account has confirmed', async () => {
  signInAs();
  const state = answerCenter(center(), false);
  answer(privacy.startFromAccount, () => {
    state.isVerified = true;
    return session;
  });
  const user = show(page);
  await user.click(await screen.findByRole('button', { name: 'Use what my account has confirmed' }));
  await heading('Not opened in 12 months.');
  expect(screen.getByRole('link', { name: 'Export or delete my account' })).toBeTruthy();
});

test('a member whose login is too long ago is asked who they are first', async () => {
  signInAs();
  const state = answerCenter(center(), false);
  let isConfirmed = false;
  answer(owner.confirm, () => ((isConfirmed = true), {}));
  answer(privacy.startFromAccount, () => {
    if (!isConfirmed) throw new Fault('auth.login-again');
    state.isVerified = true;
    return session;
  });
  const user = show(page);
  await user.click(await screen.findByRole('button', { name: 'Use what my account has confirmed' }));
  await user.type(await screen.findByLabelText('Password'), 'heather on the moor');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await heading('Not opened in 12 months.');
});

test('says how often and for which purpose, and counts what was refused', async () => {
  const purposes = [
    { purpose: 'reconnect' as const, count: 5, last_on: '2026-11-02' },
    { purpose: 'who-called' as const, count: 1, last_on: '2026-10-14' },
  ];
  answerCenter(center({ openings: { since: '2025-11-21', total: 6, refused: 1, purposes } }));
  show(page);
  await heading('Opened 6 times in 12 months.');
  const [first] = within(screen.getByRole('region', { name: 'By stated purpose' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('Find or reconnect with someonelast Nov 2, 2026 (UTC)5');
  expect(screen.getByText('1 attempt for a prohibited purpose was refused.')).toBeTruthy();
});

test('a masked record opens by the street and house number, or says what else would', async () => {
  const masked = ownRecord({ access: 'masked', name: 'I. L.', lives_in: { city: null, state: 'MN', country: 'US' } });
  answerCenter(center({ records: [masked, ownRecord({ access: 'masked', name: 'P. H.', has_street: false })] }));
  answer(privacy.confirmRecord, ({ street }) => {
    if (street !== '12 Lake Ave') throw new Fault('privacy.no-match');
    return {};
  });
  const user = show(page);
  await heading('Is this record yours?');
  expect(screen.queryByRole('region', { name: 'By stated purpose' })).toBeNull();
  const [one, other] = await screen.findAllByRole('button', { name: 'Is it you?' });
  await user.click(one!);
  await user.type(screen.getByLabelText('Street and house number'), '14 Lake Ave');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This does not match the record.');
  await user.click(other!);
  expect(screen.getByText(/and no home with a street/)).toBeTruthy();
});

test('a removal asks once more, and stays with its reference and due date', async () => {
  const done = ownRequest({ kind: 'removal', reference: 'CAL-R-2K7Q9XM' });
  const known = center();
  answerCenter(known);
  answer(privacy.makeRequest, ({ kind }) => {
    expect(kind).toBe('removal');
    Object.assign(known, { records: [], requests: [done] });
    return done;
  });
  const user = show(page);
  await user.click(await screen.findByText('Remove my listing', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: 'Remove my listing' }));
  expect(screen.getByText('One open record will be removed, and its facts and source data deleted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, do it' }));
  await heading('Your listing is removed.');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByText(/^1 record, Nov 21, 2026/).textContent).toContain('CAL-R-2K7Q9XM');
  expect(screen.queryByText('Remove my listing', { selector: 'summary' })).toBeNull();
  expect(screen.getByText(/deleted 25 months after they are closed/)).toBeTruthy();
  expect(screen.getByText(/an entry without your name.* deleted 24 months after they last opened it/)).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'My requests' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toBe('Removal of a listingCAL-R-2K7Q9XMDoneReceived Nov 21, 2026');
});

test.each([
  ['Remove my listing', 'removal'],
  ['Delete my data', 'deletion under privacy law'],
  ['No sale or sharing', 'opt-out of sale and sharing'],
])('%s says before any press that the facts are deleted, and how the request is filed', async (title, filed) => {
  answerCenter(center());
  const user = show(page);
  const summary = await screen.findByText(title, { selector: 'summary' });
  await user.click(summary);
  const choice = within(summary.closest('details')!);
  expect(choice.getByText(/facts and their source data are deleted/i).textContent).toContain(
    `We file the request as ${filed === 'opt-out of sale and sharing' ? 'an' : 'a'} ${filed}.`,
  );
});

test('a limit is confirmed without a word on deletion', async () => {
  answerCenter(center());
  const user = show(page);
  await user.click(await screen.findByText('Limit sensitive data', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: 'Limit what is shown' }));
  expect(screen.getByText('This applies to one open record.')).toBeTruthy();
});

test('a correction whose record was removed is done, and says why', async () => {
  const request = ownRequest({ kind: 'correct', field: 'phones', reason: 'record-removed' });
  answerCenter(center({ records: [], requests: [request] }));
  show(page);
  const [row] = within(await screen.findByRole('region', { name: 'My requests' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('Correction · Phone number');
  expect(row?.textContent).toContain('DoneThe record was removed, and the disputed fact with it.Received');
});

test('saves a copy as a file, and closes', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  answerCenter(center());
  answer(privacy.getCopy, () => ({
    format: 'calluna-copy' as const,
    version: 1 as const,
    reference: 'CAL-C-2K7Q9XM',
    generated_at: '2026-11-21T12:00:00.000Z',
    identifiers: [],
    records: [],
    masked_records: 0,
    requests: [],
    suppressions: [],
    calls: [],
  }));
  const user = show(page);
  await user.click(await screen.findByText('A copy of my data', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect((await screen.findByText(/^Your file has been saved/)).textContent).toContain('CAL-C-2K7Q9XM');
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain('"format": "calluna-copy"');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByLabelText('Email address')).toBeTruthy();
});
