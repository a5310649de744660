import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { importPeople, personNamed, provenance } from '#functions/people/testing.ts';
import { daniel, greta, removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removals } from '#scripts/ops/removals.ts';

const fixture = removalFixture();
const deps = { table: fixture.table, secret: async () => 'a secret of the tests', operator: 'Safe at Home' };
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'removals-'))));
afterAll(() => rm(folder, { recursive: true }));

const rows = `first_name,last_name,birth_year,email,phone,street,city,state,postal_code,scope
Tamsin,Okafor,1980,tamsin@example.com,,,,,,listing
Daniel,Okafor,,,(218) 555-0143,,,,,listing
Nobody,Known,,,,,,,,listing
Robin,Vale,,robin@example.com,,,,,,everything
"Vale, ""Rob""",=cmd(),,rob@example.com,,,,,,contact
`;

test('removes the people of a file, says what became of each row, and does nothing twice', async () => {
  await importPeople(fixture.table, tamsin, daniel, greta);
  const file = join(folder, 'people.csv');
  await writeFile(file, rows);
  expect(await removals('import', [file], deps, fixture.now())).toMatch(
    /^3 done: 2 were listed and are hidden, 1 were not and will not be\. 0 done before, 0 lifted before and left so, 2 invalid, 0 failed/,
  );
  const outcome = await readFile(`${file}.outcome.csv`, 'utf8');
  expect(outcome.replace(/CAL-R-\w{7}/g, 'CAL-R')).toMatch(
    /^line,outcome,reference,records,reason\n2,done,CAL-R,1,\n3,done,CAL-R,1,\n/,
  );
  expect(outcome).toMatch(/^4,invalid,,,wrong: email$/m);
  expect(outcome).toMatch(/^5,invalid,,,wrong: scope$/m);
  expect(outcome).toMatch(/,done,CAL-R-\w{7},0,$/m);
  expect(outcome).not.toMatch(/Tamsin|example\.com|555/);
  expect(await fixture.isListed(tamsin)).toBe(false);
  expect(await fixture.isListed(daniel)).toBe(false);
  expect(await fixture.isListed(greta)).toBe(true);
  expect(await removals('import', [file], deps, fixture.now())).toMatch(
    /^0 done: .* 3 done before, 0 lifted .* 2 invalid/,
  );
});

test('only a row that says so is a protected person', async () => {
  const file = join(folder, 'kinds.csv');
  await writeFile(
    file,
    'first_name,last_name,email,kind\nAda,Moss,ada@example.com,protected\nBo,Moss,bo@example.com,\n',
  );
  await removals('import', [file], deps, fixture.now());
  expect(await readFile(`${file}.outcome.csv`, 'utf8')).toMatch(/2,done,CAL-P-\w{7},0,\n3,done,CAL-R-\w{7},0,\n$/);
});

test('lifts any removal, and the same row again leaves it lifted', async () => {
  const file = join(folder, 'lifted.csv');
  const runa = personNamed('Runa Falk', {
    emails: [{ email: 'runa@example.com', email_type: 'personal', ...provenance }],
  });
  await importPeople(fixture.table, runa);
  await writeFile(file, 'first_name,last_name,email\nRuna,Falk,runa@example.com\n');
  await removals('import', [file], deps, fixture.now());
  const [reference] = /CAL-R-\w{7}/.exec(await readFile(`${file}.outcome.csv`, 'utf8'))!;
  expect(await fixture.isListed(runa)).toBe(false);

  const lift = () => removals('lift', [reference.toLowerCase(), 'not-verified'], deps, fixture.now());
  expect(await lift()).toContain(`${reference} is lifted (not-verified)`);
  expect(await lift()).toContain('is lifted');
  const stored = await fixture.deps.requests.of(reference);
  expect(stored).toMatchObject({ state: 'denied', done_at: null });
  expect(stored?.history.map(({ state }) => state)).toEqual(['received', 'done', 'denied']);
  await importPeople(fixture.table, runa);
  expect(await fixture.isListed(runa)).toBe(true);
  expect(await removals('import', [file], deps, fixture.now())).toContain('1 lifted before and left so');
  expect(await fixture.isListed(runa)).toBe(true);

  await expect(removals('lift', ['CAL-R-2222222'], deps, fixture.now())).rejects.toThrow('No removal');
  await expect(removals('lift', [reference, 'maybe'], deps, fixture.now())).rejects.toThrow('which of them');
});

test('lists statements, and a review deletes them', async () => {
  expect(await removals('statements', [], deps, fixture.now())).toBe('No statement waits for its review.');
  const protection = { role: 'official' as const, office: 'District Court', statement: 'Threats since May.' };
  const email = 'judge@example.com';
  const { reference } = await fixture.request({ person_ids: [greta.person_id], protection, email });
  await fixture.confirm({ token: await fixture.tokenTo(email) });
  expect(await removals('statements', [], deps, fixture.now())).toContain(
    'official: District Court\n  Threats since May.',
  );
  expect(await removals('review', [reference, 'lift'], deps, fixture.now())).toContain(
    `${reference} is lifted (not-verified)`,
  );
  expect(await fixture.deps.requests.of(reference)).toMatchObject({ state: 'denied' });
  await expect(removals('review', [reference, 'keep'], deps, fixture.now())).rejects.toThrow('No statement');
});

test('issues and revokes the key of an agent', async () => {
  const issued = await removals('agent', ['Moor', 'Privacy'], deps, fixture.now());
  const key = /agt_\S+/.exec(issued)![0];
  expect(await fixture.deps.agents.byKey(key)).toMatchObject({ name: 'Moor Privacy', issued_by: 'Safe at Home' });
  await removals('revoke', [key], deps, fixture.now());
  expect(await fixture.deps.agents.byKey(key)).toBeUndefined();
});
