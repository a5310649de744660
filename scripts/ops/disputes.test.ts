import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { factIds } from '#functions/people/corrections/fact-id.ts';
import { peopleStore } from '#functions/people/store.ts';
import { importPeople, personNamed, provenance } from '#functions/people/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const now = new Date('2026-11-21T12:00:00Z');
const phone = { number: Phone.parse('+12185550142'), phone_type: 'mobile' as const, ...provenance };
const tamsin = personNamed('Tamsin Okafor', { phones: [phone] });
const because = ['--reason', 'The line is the library’s', '--operator', 'rosa'];

let table: Table;
let dispute_id: string;
beforeEach(async () => {
  table = temporaryTable();
  await importPeople(table, tamsin);
  const fact_id = (await factIds())('phones', phone);
  const by = { member: newId('account') };
  const { person_id } = tamsin;
  const claim = { person_id, fact_id, kind: 'never-theirs' as const, note: 'It rings in a library.\u001b[2J', by };
  ({ dispute_id } = await disputesOf(table).open(claim, now));
});
afterEach(() => void vi.unstubAllEnvs());
const ops = (args: string[], at = now) => {
  const stage = { table, site: () => 'https://calluna.example', signing: () => Promise.reject(new Error('unused')) };
  return run(optionsFrom(['disputes', ...args, '--table', 'x']), stage as never, at);
};

test('lists open disputes with their due dates, and says which are overdue', async () => {
  expect(await ops(['list'])).toMatch(
    new RegExp(`^${dispute_id} .*phones +never-theirs +by members: 1 +due 2026-12-01$`),
  );
  expect(await ops(['list'], new Date('2026-12-02'))).toMatch(/OVERDUE$/);
  expect(await ops(['list', 'upheld'])).toBe('No dispute is upheld.');
});

test('shows the fact, its sources, and what was written', async () => {
  const shown = await ops(['show', dispute_id]);
  expect(shown).toContain('"number":"+12185550142"');
  expect(shown).toContain('Test register, 2015-02-03 to 2026-10-01');
  expect(shown).toContain('It rings in a library.\\u001b[2J');
  expect(shown).toContain('opened by member: never-theirs');
});

test('upholds one, with a reason', async () => {
  expect(await ops(['uphold', dispute_id, ...because])).toMatch(/^rosa has upheld/);
  expect((await peopleStore(table).person(tamsin.person_id))?.phones).toEqual([]);
  expect(await ops(['show', dispute_id])).toContain('upheld by operator: The line is the library’s');
  expect(await ops(['reject', dispute_id, ...because])).toBe('It was answered before: upheld.');
});

test('rejects one: the fact stays, without a mark', async () => {
  await ops(['reject', dispute_id, ...because]);
  const person = await peopleStore(table).person(tamsin.person_id);
  expect(person?.phones).toHaveLength(1);
  expect(person?.marks).toBeUndefined();
});

test('needs a reason and an operator, a known dispute, and the secret', async () => {
  expect(() => optionsFrom(['disputes', 'uphold', dispute_id, '--table', 'x'])).toThrow('--reason');
  await expect(ops(['show', 'dsp_1'])).rejects.toThrow('no dispute of this id');
  await expect(ops(['burn', dispute_id])).rejects.toThrow('disputes list');
  await expect(ops(['list', 'all'])).rejects.toThrow('disputes list');
  vi.stubEnv('APP_SECRET', undefined);
  await expect(ops(['uphold', dispute_id, ...because])).rejects.toThrow('APP_SECRET');
});

test('keeps the address at which a source takes reports', async () => {
  await ops(['contact', 'Test register', 'data@example.com']);
  expect(await ops(['contacts'])).toBe('Test register  data@example.com');
  await ops(['contact', 'Test register', 'none']);
  expect(await ops(['contacts'])).toBe('No source has a contact.');
  await expect(ops(['contact', 'Test register', 'nowhere'])).rejects.toThrow('ADDRESS');
});
