import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { KeepBar } from '#frontend/features/people/saved/keep-bar.tsx';
import { tamsin } from '#frontend/features/people/report/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { saved, type SavedState } from '#shared/api/saved.ts';
import { sharing } from '#shared/api/sharing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const at = '2026-11-21T12:00:00.000Z';
const note = { saved_at: at, note: '', noted_at: null };
let state: SavedState;
beforeEach(() => {
  signInAs();
  state = { saved: null, watch: null, can_watch: 'possible' };
  answer(saved.getPerson, () => state);
  answer(saved.savePerson, () => (state = { ...state, saved: note }));
  answer(saved.removePerson, () => ((state = { ...state, saved: null, watch: null }), {}));
  answer(saved.writeNote, ({ note: text }) => {
    state = { ...state, saved: { ...note, note: text, noted_at: text ? at : null } };
    return state.saved!;
  });
  answer(saved.watchPerson, () => (state = { ...state, saved: note, watch: { since: at, notified_at: null } }));
  answer(saved.unwatchPerson, () => ((state = { ...state, watch: null }), {}));
  answer(sharing.getLinks, () => ({ links: [] }));
});
const bar = (isOpen = true) => show(<KeepBar id={tamsin.person_id} isOpen={isOpen} />);

test('saving opens the note, which only the member sees', async () => {
  const user = bar(false);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'A desk in Duluth');
  expect(screen.getByText(/Only you see it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
});

test('removing asks once more where a note would go with it', async () => {
  state = { ...state, saved: { ...note, note: 'A desk in Duluth' } };
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Saved · change' }));
  await user.click(screen.getByRole('button', { name: 'Remove from saved' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});

test('watching states how often it notifies and when it ends, and ends only where that is asked for', async () => {
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(await screen.findByText(/at most once a week for one person.*ends with your membership/)).toBeTruthy();
  const bell = screen.getByRole('button', { name: 'Watching · change', expanded: true });
  await user.click(bell);
  expect(screen.queryByRole('button', { name: 'Stop watching' })).toBeNull();
  expect(state.watch).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Watching · change', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Stop watching' }));
  expect(await screen.findByText(/not be notified any more/)).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Watch again' });
  expect(document.activeElement).toBe(again);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Stop watching' })).toBeTruthy();
});

test('starting to watch a saved person never says that the watch has ended, however late the state is read', async () => {
  state = { ...state, saved: note };
  const said: (string | null)[] = [];
  const user = bar();
  const button = await screen.findByRole('button', { name: 'Watch' });
  const observer = new MutationObserver(() => said.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const before = state;
  answer(saved.getPerson, () => before);
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Stop watching' })).toBeTruthy();
  observer.disconnect();
  expect(said.some((text) => /Also in your saved people/.test(text ?? ''))).toBe(true);
  expect(said.filter((text) => /not be notified any more|Still in your saved people/.test(text ?? ''))).toEqual([]);
});

test('a watched person is saved too, and may be removed once the watch is stopped', async () => {
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Watch' }));
  expect((await screen.findByRole('status')).textContent).toContain('Also in your saved people.');
  await user.click(screen.getByRole('button', { name: 'Stop watching' }));
  expect(await screen.findByText(/Still in your saved people\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove from saved' }));
  expect(await screen.findByText('Removed from saved.')).toBeTruthy();
  expect(state.saved).toBeNull();
});

test('a note keeps who was watched: nothing offers to remove them with the watch', async () => {
  state = { ...state, saved: { ...note, note: 'A desk in Duluth' }, watch: { since: at, notified_at: null } };
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Watching · change' }));
  await user.click(screen.getByRole('button', { name: 'Stop watching' }));
  expect(await screen.findByText(/Still in your saved people\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove from saved' })).toBeNull();
});

test('removing a watched person says that the watch ends, and the keyboard is back where it saves again', async () => {
  state = { ...state, saved: note, watch: { since: at, notified_at: null } };
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Saved · change' }));
  await user.click(screen.getByRole('button', { name: 'Remove from saved' }));
  expect(screen.getByText('Watching ends too. Remove?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(save);
  expect(screen.getByText('Removed from saved.')).toBeTruthy();
});

test('says why a person cannot be watched', async () => {
  state = { ...state, can_watch: 'not-indexed' };
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Watch' }));
  expect(await screen.findByText(/charges for each request/)).toBeTruthy();
});

test('says that the list is full', async () => {
  answer(saved.savePerson, () => {
    throw new Fault('request.too-many');
  });
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/saved 200 people/)).toBeTruthy();
});

test('a private link is shown once, and can be revoked', async () => {
  const link = {
    link_id: 'rln_00000000000000000000000000',
    person_id: tamsin.person_id,
    full_name: 'Tamsin',
    has_ended: false,
  } as never;
  const made = { ...(link as object), made_at: at, ends_at: '2026-11-22T12:00:00.000Z', views: 3, most_views: 20 };
  let links = [made] as never[];
  answer(sharing.getLinks, () => ({ links }));
  answer(sharing.makeLink, () => ({ ...made, token: 'a-token' }) as never);
  answer(sharing.revokeLink, () => ((links = []), {}));
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Private link' }));
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Private link to this report' });
  expect(field.value).toMatch(/\/en\/shared-report#a-token$/);
  expect(screen.getByText('3 of 20 openings')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Revoke/ }));
  expect(await screen.findByText('The link no longer works.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Private link to this report' })).toBeNull();
});

test('says when the next private link can be made', async () => {
  answer(sharing.makeLink, () => {
    throw new Fault('request.too-many', { until: new Date(Date.now() + 3_600_000) });
  });
  const user = bar();
  await user.click(await screen.findByRole('button', { name: 'Private link' }));
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too Many Attempts\. You can try again from .*\d/);
});
