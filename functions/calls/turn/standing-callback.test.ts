import { expect, test } from 'vitest';

import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { Language } from '#shared/values/language.ts';

const table = temporaryTable();
const fixture = callFixture(table);
const [MONDAY, TUESDAY] = ['2026-11-23T16:30:00.000Z', '2026-11-24T16:30:00.000Z'];

/** An owner, and a caller who has agreed on Monday at half past ten. */
async function agreed() {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('This is Dana Brandt from the boatyard, the survey is done');
  for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  await call.say('yes, that is right');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  return owner;
}
const again = async (owner: Awaited<ReturnType<typeof agreed>>, more: Parameters<typeof fixture.ring>[1] = {}) => {
  const call = await fixture.ring(owner.number, more, addMinutes(NOW, 30));
  await call.say('Dana Brandt');
  return call;
};
const appointmentsOf = async ({ account_id }: { account_id: Parameters<typeof fixture.latest>[0] }) =>
  (await appointmentStore(table).all(account_id)).map(({ state, starts_at }) => ({ state, starts_at }));
const purposes = async (phone: string) => (await fixture.messagesTo(phone)).map(({ purpose }) => purpose);

test('a caller whose callback stands is asked about it, and keeps it', async () => {
  const owner = await agreed();
  const call = await again(owner);
  expect(call.words()).toBe(
    'Ida is going to call you on Monday at 10:30 AM. Shall I keep that, change it or cancel it?',
  );
  await call.say('keep it please');
  expect(call.words()).toContain('it stays as it is');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await appointmentsOf(owner)).toEqual([{ state: 'confirmed', starts_at: MONDAY }]);
  expect(await fixture.latest(owner.account_id)).toMatchObject({
    status: 'screened',
    appointment: null,
    reason: 'Keeps the callback as it is.',
  });
});

test('another time takes the place of the first, in its own call too, and the owner is notified once', async () => {
  const owner = await agreed();
  const call = await again(owner);
  await call.say('change it to Tuesday at ten thirty');
  expect(await appointmentsOf(owner)).toEqual([{ state: 'confirmed', starts_at: MONDAY }]);
  await call.say('yes');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await appointmentsOf(owner)).toEqual([{ state: 'confirmed', starts_at: TUESDAY }]);
  const [later, first] = await fixture.calls.latest(owner.account_id);
  expect(first).toMatchObject({ appointment: { starts_at: TUESDAY } });
  expect(later).toMatchObject({ status: 'screened', appointment: null });
  expect((await purposes(owner.phone)).sort()).toEqual(['callback-moved', 'missed-call']);
});

test('a callback is cancelled once, and its time is free again', async () => {
  const owner = await agreed();
  const call = await again(owner);
  await call.say('please cancel it');
  expect(call.words()).toContain('cancelled');
  await call.hangUp();
  expect(await appointmentsOf(owner)).toEqual([{ state: 'cancelled', starts_at: MONDAY }]);
  expect(await purposes(owner.phone)).toContain('callback-cancelled');
  const next = await again(owner);
  expect(next.words()).not.toContain('going to call you');
});

test.each([['B'], ['C'], ['none'], [null]] as const)('attestation %s: nobody is told of the callback', async (stir) => {
  const owner = await agreed();
  const call = await again(owner, { stir });
  expect(call.words()).not.toMatch(/Monday at 10:30/);
});

test('nor a caller who withholds the number, or gives another name at the same telephone', async () => {
  const owner = await agreed();
  expect((await again(owner, { from: null })).words()).not.toMatch(/going to call/);
  const other = await fixture.ring(owner.number, {}, addMinutes(NOW, 30));
  await other.say('this is Peter Novak');
  expect(other.words()).not.toMatch(/going to call/);
});

test('neither yes nor no, twice: the callback stands', async () => {
  const owner = await agreed();
  const call = await again(owner);
  for (const text of ['well the weather is nice', 'purple curtains']) await call.say(text);
  expect((await call.session())?.dialogue.standing).toBe('kept');
});

test.each<[Language, string, string, string]>([
  ['en', 'just leave it as it is', 'could we move it', 'call it off please'],
  ['fr', 'on garde comme ça', 'je voudrais le décaler', 'annulez-le s’il vous plaît'],
  ['es', 'déjelo así', 'quiero cambiarlo', 'cancélelo por favor'],
  ['pt', 'pode manter', 'quero remarcar', 'pode cancelar'],
  ['ru', 'оставьте как есть', 'давайте перенесём', 'отмените, пожалуйста'],
  ['tr', 'aynı kalsın', 'değiştirelim', 'iptal edin lütfen'],
  ['ar', 'خليه زي ما هو', 'بدي غيره', 'كنسله لو سمحت'],
  ['ja', 'そのままでお願いします', '変更お願いします', 'キャンセルでお願いします'],
])('%s: keeps, changes, cancels', async (language, keeps, changes, cancels) => {
  const ends: unknown[] = [];
  for (const text of [keeps, changes, cancels]) {
    const owner = await agreed();
    const call = await fixture.ring(owner.number, { language }, addMinutes(NOW, 30));
    await call.say('Dana Brandt');
    expect((await call.session())?.dialogue.step).toBe('standing');
    await call.say(text);
    const { dialogue } = (await call.session())!;
    ends.push([dialogue.standing, dialogue.step]);
  }
  expect(ends).toEqual([
    ['kept', 'message'],
    ['changing', 'callback'],
    ['cancelled', 'message'],
  ]);
});
