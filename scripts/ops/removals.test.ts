import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { importPeople } from '#functions/people/testing.ts';
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
    /^3 removed, 0 already were, 2 invalid, 0 failed/,
  );
  const outcome = await readFile(`${file}.outcome.csv`, 'utf8');
  expect(outcome).toMatch(/^2,done,CAL-P-\w{7},$/m);
  expect(outcome).toMatch(/^4,invalid,,wrong: email$/m);
  expect(outcome).toMatch(/^5,invalid,,wrong: scope$/m);
  expect(outcome).not.toMatch(/Tamsin|example\.com|555/);
  expect(await fixture.isListed(tamsin)).toBe(false);
  expect(await fixture.isListed(daniel)).toBe(false);
  expect(await fixture.isListed(greta)).toBe(true);
  expect(await removals('import', [file], deps, fixture.now())).toMatch(/^0 removed, 3 already were, 2 invalid/);
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
  expect(await removals('review', [reference, 'lift'], deps, fixture.now())).toBe(`${reference} is lifted.`);
  await expect(removals('review', [reference, 'keep'], deps, fixture.now())).rejects.toThrow('No statement');
});

test('issues and revokes the key of an agent', async () => {
  const issued = await removals('agent', ['Moor', 'Privacy'], deps, fixture.now());
  const key = /agt_\S+/.exec(issued)![0];
  expect(await fixture.deps.agents.byKey(key)).toMatchObject({ name: 'Moor Privacy', issued_by: 'Safe at Home' });
  await removals('revoke', [key], deps, fixture.now());
  expect(await fixture.deps.agents.byKey(key)).toBeUndefined();
});
