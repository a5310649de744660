import { expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const store = numberStore(table);
const now = new Date('2026-11-21T14:05:00.000Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const never = () => ({}) as never;
const stage = { table, open: () => table, site: () => '', addresses: never(), signing: never, recordings: never };
const ops = (args: string[], at = now) => run(optionsFrom(['numbers', ...args, '--table', 'x']), stage, at);
const [ONE, TWO, TOKYO] = ['+12185550141', '+12185550142', '+81300000110'] as const;

test('adds, lists, assigns and retires numbers', async () => {
  expect(await ops(['list'])).toBe('There are no numbers.');
  expect(await ops(['add', ONE, TWO, TOKYO])).toBe('Added 2 in US, 1 in JP. They may be given to owners now.');
  expect(await ops(['list', 'US'])).toBe(`US: 2, 2 of them free\n  ${ONE}      free\n  ${TWO}      free`);
  expect(await ops(['list', 'FR'])).toBe('There are no numbers in FR.');
  expect((await store.free('US', now)).map(({ number }) => number)).toEqual([ONE, TWO]);

  const account_id = newId('account');
  const [free, ours] = [(await store.free('US', now))[0]!, (await store.of(Phone.parse(ONE)))!];
  await table.commit(...store.give(ours, free, account_id));
  expect(await ops(['list'])).toContain(`US: 2, 1 of them free\n  ${ONE}      ${account_id}`);
  await expect(ops(['retire', ONE])).rejects.toThrow(`answers for ${account_id}`);
  await table.commit(...store.takeBack((await store.of(Phone.parse(ONE)))!, later(30)));
  await expect(ops(['retire', ONE], later(29))).rejects.toThrow('retire it then');
  expect(await ops(['retire', ONE], later(31))).toBe(`${ONE} is no number of ours any more.`);
  expect(await ops(['list'])).not.toContain(ONE);
  expect((await store.free('US', later(31))).map(({ number }) => number)).toEqual([TWO]);
  await expect(ops(['retire', ONE])).rejects.toThrow('no number of ours');
});

test('refuses invalid, duplicate and existing numbers and adds none', async () => {
  const fresh = '+12185550149';
  for (const [bad, why] of [
    ['218 555 0143', 'E.164'],
    ['+1 218 555 0143', 'E.164'],
    ['+1218555', 'no number'],
    ['+9992185550143', 'no number'],
    [fresh, 'twice'],
    [TWO, 'already'],
  ] as const) {
    await expect(ops(['add', fresh, bad])).rejects.toThrow(why);
    expect(await store.of(Phone.parse(fresh))).toBeUndefined();
  }
});

test('adds a number once if two operators add it concurrently', async () => {
  const tries = await Promise.allSettled([ops(['add', '+12185550150']), ops(['add', '+12185550150'])]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an unknown subcommand lists the known ones', async () => {
  for (const args of [['sell', ONE], ['add'], ['retire'], ['retire', ONE, TWO], ['list', 'US', 'FR']])
    await expect(async () => ops(args)).rejects.toThrow('which of them');
  await expect(ops(['list', 'us'])).rejects.toThrow('two letters');
});

test('numbers in quarantine do not hide free ones', async () => {
  const many = Array.from({ length: 12 }, (_, i) => Phone.parse(`+3319900${String(1000 + i)}`));
  await table.commit(...many.flatMap((number) => store.add(number, 'FR', number === many[11] ? now : later(5))));
  expect((await store.free('FR', now)).map(({ number }) => number)).toEqual([many[11]]);
});
