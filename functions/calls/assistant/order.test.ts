import { expect, test } from 'vitest';

import { liveCalls } from '#functions/calls/assistant/live-calls.ts';
import { handler } from '#functions/calls/assistant/order.ts';
import { silentTelephony } from '#functions/calls/forwarding/testing.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { aMember, calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const vendor = silentTelephony();
const live = liveCalls(table);
const context = { live, limits: unlimited, telephony: vendor.telephony, clock: () => NOW };
const ordering = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.order, handler.with({ ...context, ...more }), { as: aMember(as) });

async function aRunningCall(more: Parameters<typeof fixture.ring>[1] = {}) {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, more);
  await call.say('This is Dana Brandt from the boatyard, the survey is done');
  const { id: call_id } = (await call.session())!;
  return { owner, call, call_id, order: ordering(owner.account_id) };
}
const id = () => crypto.randomUUID();
const linesOf = async (call: { session: Awaited<ReturnType<typeof fixture.ring>>['session'] }) =>
  (await call.session())!.dialogue.transcript.map(({ who, text }) => `${who}: ${text}`);

test('200: what the owner says is said before the assistant goes on, once, and stands in the transcript', async () => {
  const { call, call_id, order } = await aRunningCall();
  const message = { call_id, id: id(), kind: 'tell', text: 'I’m in a meeting until noon.' } as const;
  await order(message);
  const { orders } = await order(message);
  expect(orders).toHaveLength(1);
  await call.say('Could she call me on Monday at ten thirty?');
  expect(call.words()).toMatch(/^A message from Ida: I’m in a meeting until noon\. .+\?$/);
  expect((await linesOf(call)).filter((line) => line.includes('until noon'))).toHaveLength(1);
  await call.say('yes');
  expect(call.words()).not.toContain('noon');
  expect((await call.session())!.owner.orders[0]!.done_at).not.toBeNull();
});

test('200: a ready reply is said in the language of the call', async () => {
  const { call, call_id, order } = await aRunningCall();
  await call.say('Bonjour, je suis Dana Brandt et je vous appelle au sujet du bateau');
  await order({ call_id, id: id(), kind: 'tell', reply: 'late' });
  await call.silence();
  expect(call.words()).toContain('Ida vous fait dire : J’ai du retard.');
});

test('200: a question is asked before the assistant goes on; its answer is kept, and answers nothing else', async () => {
  const { call, call_id, order, owner } = await aRunningCall();
  for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  const proposal = call.words();
  await order({ call_id, id: id(), kind: 'ask', text: 'Is the mast all right?' });
  await call.silence();
  expect(call.words()).toBe('Ida would like to know: Is the mast all right?');
  await call.say('Yes, the mast is fine');
  expect(call.words()).toBe(proposal);
  expect((await call.session())!.appointment).toBeNull();
  expect((await linesOf(call)).slice(-3)).toEqual([
    'assistant: Ida would like to know: Is the mast all right?',
    'caller: Yes, the mast is fine',
    `assistant: ${proposal}`,
  ]);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect((await fixture.latest(owner.account_id))?.reason).toContain('the mast is fine');
});

test('200: taking over redirects the call, rings the owner’s phone, and ends the call after the talk', async () => {
  const { call, call_id, order, owner } = await aRunningCall();
  await order({ call_id, id: id(), kind: 'take_over' });
  expect(vendor.redirected).toContainEqual({ call_ref: call.call_ref, turn: call.turn() });
  await call.silence();
  expect(call.words()).toBe('One moment, please. I’m putting you through to Ida.');
  expect(call.commands().at(-1)).toMatchObject({
    c: 'dial',
    number: owner.phone,
    caller_id: owner.number,
    timeout_s: 20,
  });
  await call.dialled('answered');
  expect(call.commands()).toEqual([{ c: 'hangup' }]);
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ status: 'put_through', is_read: true });
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
});

test.each(['no_answer', 'busy', 'failed'] as const)(
  '200: after %s the assistant comes back and goes on',
  async (result) => {
    const { call, call_id, order } = await aRunningCall();
    const question = call.words();
    await order({ call_id, id: id(), kind: 'take_over' });
    await call.silence();
    await call.dialled(result);
    expect(call.words()).toBe(`Ida can’t come to the phone just now. ${question}`);
    expect(call.commands().at(-1)).toMatchObject({ c: 'listen', turn: call.turn() });
    await call.say('Monday at ten thirty');
    expect((await call.session())!.dialogue.step).not.toBe('closed');
  },
);

test('200: a call is ended with a sentence', async () => {
  const { call, call_id, order } = await aRunningCall();
  await order({ call_id, id: id(), kind: 'end' });
  await call.silence();
  expect(call.words()).toBe('I have to end the call here. Thank you for calling. Goodbye.');
  expect(call.commands().at(-1)).toEqual({ c: 'hangup' });
});

test('200: if the call cannot be redirected, its next turn carries the order out', async () => {
  const { call, call_id, owner } = await aRunningCall();
  const redirect = () => Promise.reject(new Fault('server.unexpected'));
  const telephony = () => ({ ...vendor.telephony(), redirect });
  await ordering(owner.account_id, { telephony })({ call_id, id: id(), kind: 'end' });
  await call.say('and the mast');
  expect(call.words()).toContain('Goodbye');
});

test('404: another owner’s call, one that has ended, and one that never was', async () => {
  const { call, call_id, order } = await aRunningCall();
  const other = ordering((await fixture.anOwner()).account_id);
  const tell = { kind: 'tell', reply: 'late' } as const;
  await expect(other({ call_id, id: id(), ...tell })).rejects.toMatchObject({ status: 404 });
  await expect(order({ call_id: newId('call'), id: id(), ...tell })).rejects.toMatchObject({ status: 404 });
  await call.hangUp();
  await expect(order({ call_id, id: id(), ...tell })).rejects.toMatchObject({ status: 404 });
});

test('409: gives up against constant writers', async () => {
  const { call_id, owner } = await aRunningCall();
  const busy = { ...live, commit: () => Promise.reject(new Fault('request.conflict')) };
  const order = ordering(owner.account_id, { live: busy })({ call_id, id: id(), kind: 'tell', reply: 'late' });
  await expect(order).rejects.toMatchObject({ status: 409 });
});

test.each([
  [{ kind: 'tell' }, 'text'],
  [{ kind: 'ask', reply: 'late' }, 'text'],
  [{ kind: 'tell', text: 'Look at example.com/pay' }, 'text'],
  [{ kind: 'tell', text: 'x'.repeat(201) }, 'text'],
] as const)('422: %j', async (input, field) => {
  const { call_id, order } = await aRunningCall();
  await expect(order({ call_id, id: id(), ...input })).rejects.toMatchObject({
    status: 422,
    fields: { [field]: [expect.any(String)] },
  });
});

test('422: no question where nothing may be recorded, no taking over where nothing can be dialled, no more than three waiting', async () => {
  const strict = await aRunningCall({ from: null });
  await strict.call.say('no');
  const asked = strict.order({ call_id: strict.call_id, id: id(), kind: 'ask', text: 'Who is this?' });
  await expect(asked).rejects.toMatchObject({ status: 422 });
  const chime = await aRunningCall({ is_steerable: false });
  const taken = chime.order({ call_id: chime.call_id, id: id(), kind: 'take_over' });
  await expect(taken).rejects.toMatchObject({ status: 422 });
  const tell = () => chime.order({ call_id: chime.call_id, id: id(), kind: 'tell', reply: 'later' });
  for (let i = 0; i < 3; i++) await tell();
  await expect(tell()).rejects.toMatchObject({ status: 422 });
});

test('429: within the limit', async () => {
  const { call_id, owner } = await aRunningCall();
  const order = ordering(owner.account_id, { limits: exhausted })({ call_id, id: id(), kind: 'end' });
  await expect(order).rejects.toMatchObject({ status: 429 });
});
