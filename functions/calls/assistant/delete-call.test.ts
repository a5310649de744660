import { describe, expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/delete-call.ts';
import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler as remind } from '#functions/calls/callbacks/jobs/remind.ts';
import { callbackFixture, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { appointmentView, feedOf } from '#functions/calls/callbacks/view.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { addHours } from '#shared/values/duration.ts';
import { type AccountId } from '#shared/values/id.ts';

const { table, calls, anOwner, aCallOf } = assistantFixture();
const { stored, recordings } = fakeRecordings();
const context = { forget: forgetOf(table, recordings) };
const remove = (accountId: AccountId) =>
  calling(assistant.deleteCall, handler.with(context), { as: aMember(accountId) });

test('200: deletes a call with its transcript and recording', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  stored.set(`${account_id}/${call_id}.wav`, new Uint8Array(4));
  await remove(account_id)({ call_id });
  expect(await calls.of(account_id, call_id)).toBeUndefined();
  expect(await calls.detailsOf(account_id, call_id)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('404: keeps another account’s call', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { id: call_id } = await aCallOf(theirs.account_id);
  await expect(remove(mine.account_id)({ call_id })).rejects.toMatchObject({ code: 'assistant.unknown-call' });
  expect(await calls.of(theirs.account_id, call_id)).toBeDefined();
});

test('404: of two requests at once one deletes, the other finds nothing', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  const both = await Promise.allSettled([remove(account_id)({ call_id }), remove(account_id)({ call_id })]);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual([expect.objectContaining({ code: 'assistant.unknown-call' })]);
});

describe('the callback that was agreed in it', () => {
  const fixture = callbackFixture();
  const removeHere = (as: AccountId) =>
    calling(assistant.deleteCall, handler.with({ forget: forgetOf(fixture.table, recordings) }), {
      as: aMember(as),
    });
  const deleted = async (before: (agreed: Awaited<ReturnType<typeof fixture.agreed>>) => Promise<void>) => {
    const owner = await fixture.anOwner();
    const agreed = await fixture.agreed(owner, MONDAY, { may_text: false });
    await before(agreed);
    await removeHere(owner.account_id)({ call_id: agreed.call.id });
    const of = () => fixture.appointments.of(owner.account_id, agreed.appointment.id);
    return { owner, of, appointment: (await of())!, number: agreed.call.caller_number };
  };
  const over = async ({ appointment }: Awaited<ReturnType<typeof fixture.agreed>>, event: 'cancelled' | 'done') => {
    const current = (await fixture.appointments.of(appointment.account_id, appointment.id))!;
    await fixture.context.write(fixture.agenda.cancel(current, { because: event, by: 'owner', now: NOW }));
  };

  test('stands with whom to call and when, without what was said', async () => {
    const { appointment, number } = await deleted(async () => {});
    expect(appointment).toMatchObject({ state: 'confirmed', call_id: null, about: null, caller_number: number });
    expect(appointment.caller_name).toBe('Dana Brandt');
    expect(appointmentView(appointment, 'en').ics).not.toMatch(/DESCRIPTION:(?!Call)/);
  });

  test.each(['cancelled', 'done'] as const)('names nobody where it is %s', async (event) => {
    const { appointment, number } = await deleted((agreed) => over(agreed, event));
    expect(appointment).toMatchObject({ caller_name: null, caller_number: '', about: null, word: '' });
    const shown = appointmentView(appointment, 'en').ics + feedOf([appointment], { variety: 'en', zone: 'UTC' }, NOW);
    expect(shown).not.toContain('Dana');
    expect(shown).not.toContain(number.slice(-7));
  });

  test('names nobody once its time has passed', async () => {
    const { of } = await deleted(async () => {});
    await remind.with({ context: fixture.context, clock: () => addHours(new Date(MONDAY), 2) })({});
    expect(await of()).toMatchObject({ state: 'missed', caller_name: null, caller_number: '' });
  });
});
