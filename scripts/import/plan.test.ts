import { expect, test } from 'vitest';

import type { Entry } from '#functions/people/import/import-records.ts';
import { type Mapping, mappingOf, ownMapping } from '#scripts/import/mapping.ts';
import { planOf } from '#scripts/import/plan.ts';
import { allOf, filesOf } from '#scripts/import/testing.ts';

const days = { asOf: '2026-03-01', retrieved: '2026-03-01' };

async function entriesIn(contents: Record<string, string | Buffer>, mapping?: Mapping): Promise<Entry[]> {
  const plan = await planOf(await filesOf(contents), mapping ?? (await ownMapping()), days);
  return allOf(plan.entries());
}

/** Each entry as `file:place record` or `file:place ! reason`. */
const brief = (entries: Entry[]) =>
  entries.map((entry) => {
    const where = `${entry.place?.file}:${entry.place?.line ?? `#${entry.place?.item}`}`;
    return 'reason' in entry ? `${where} ! ${entry.reason}` : `${where} ${JSON.stringify(entry.record)}`;
  });

test('reads JSONL, JSON arrays and CSV', async () => {
  const contents = {
    'a.jsonl': '{"full_name":"Ann Lee"}\n\n{"full_name":"Bo Lee"}\n',
    'b.json': '[{"full_name":"Cy Lee"},\n{"full_name":"Di Lee"}]',
    'c.csv': 'id,full_name,phone,city\n7,"Lee, Ed",425 555 0100,\n',
  };
  expect(brief(await entriesIn(contents))).toEqual([
    'a.jsonl:1 {"full_name":"Ann Lee"}',
    'a.jsonl:3 {"full_name":"Bo Lee"}',
    'b.json:#1 {"full_name":"Cy Lee"}',
    'b.json:#2 {"full_name":"Di Lee"}',
    'c.csv:2 {"id":"7","full_name":"Lee, Ed","addresses":[],"phones":["425 555 0100"],"emails":[],"jobs":[],"education":[]}',
  ]);
});

test('detects the format from the content', async () => {
  expect(brief(await entriesIn({ export: '[{"full_name":"Ann Lee"}]' }))).toEqual([
    'export:#1 {"full_name":"Ann Lee"}',
  ]);
  expect(await entriesIn({ 'export.txt': 'full_name;city\nAnn Lee;Everett' })).toMatchObject([
    { record: { full_name: 'Ann Lee', addresses: [{ city: 'Everett' }] } },
  ]);
});

test('reports an invalid line with its location, and continues', async () => {
  const lines = [
    '{"full_name":',
    Buffer.from('7b2261223a22ff227d', 'hex').toString('latin1'),
    '[1]',
    '{"full_name":"Ann Lee"}',
  ];
  const bytes = Buffer.from(lines.join('\n'), 'latin1');
  expect(brief(await entriesIn({ 'a.jsonl': bytes }))).toEqual([
    'a.jsonl:1 ! is no JSON',
    'a.jsonl:2 ! is not UTF-8',
    'a.jsonl:3 ! is no record: expected an object',
    'a.jsonl:4 {"full_name":"Ann Lee"}',
  ]);
});

test('reports and skips a line of ten megabytes', async () => {
  const text = `{"full_name":"${'x'.repeat(10_000_000)}"}\n{"full_name":"Ann Lee"}`;
  expect(brief(await entriesIn({ 'a.jsonl': text }))).toEqual([
    'a.jsonl:1 ! is longer than 1,000,000 bytes',
    'a.jsonl:2 {"full_name":"Ann Lee"}',
  ]);
});

test('reports rows that do not match the header', async () => {
  expect(brief(await entriesIn({ 'a.csv': 'full_name,city\nAnn Lee\n"Bo Lee,x\nCy Lee,Everett\n' }))).toMatchObject([
    'a.csv:2 ! has 1 cells where the header names 2',
    'a.csv:3 ! has a quotation mark that nothing closes',
    expect.stringContaining('a.csv:4 {"full_name":"Cy Lee"') as string,
  ]);
});

test('ignores a byte-order mark', async () => {
  const mark = '\uFEFF';
  expect(brief(await entriesIn({ 'a.jsonl': `${mark}{"full_name":"Ann Lee"}` }))).toEqual([
    'a.jsonl:1 {"full_name":"Ann Lee"}',
  ]);
  expect(await entriesIn({ 'a.csv': `${mark}full_name\nAnn Lee` })).toMatchObject([
    { record: { full_name: 'Ann Lee' } },
  ]);
});

test.for([
  [{ 'a.jsonl': Buffer.from('\uFEFF{}', 'utf16le') }, /^a\.jsonl is in UTF-16: save it as UTF-8/],
  [{ 'a.jsonl': Buffer.from('1f8b08', 'hex') }, /^a\.jsonl is compressed/],
  [{ 'a.csv': 'full_name\0\n' }, /^a\.csv is no text file/],
  [{ 'a.csv': 'full_name,shoe size\nAnn Lee,38' }, /^a\.csv has columns that are none of ours: “shoe size”\./],
] as const)('%j is refused before anything is read', async ([contents, sentence]) => {
  await expect(entriesIn(contents)).rejects.toThrow(sentence);
});

test('rejects a missing file', async () => {
  await expect(planOf(['/nowhere/a.csv'], await ownMapping(), days)).rejects.toThrow(
    'There is no file /nowhere/a.csv.',
  );
});

test('maps a table by a template, and rejects a table without its columns', async () => {
  const template = {
    id: 'No',
    first_name: 'Given',
    last_name: 'Surname',
    birth_date: 'Born|mdy',
    addresses: [{ kind: '=office', street: '{House} {Street}', city: 'Town' }],
    phones: ['Tel?', { number: 'Cell', phone_type: '=mobile' }],
  };
  const [path = ''] = await filesOf({ 'mine.json': JSON.stringify(template) });
  const mapping = await mappingOf(path);
  const header = 'No,Given,Surname,Born,House,Street,Town,Cell';
  expect(
    await entriesIn({ 'a.csv': `${header}\n1,Ann,Lee,10/13/1958,12,Main St,Everett,\n2,Bo,Lee,,,,,1` }, mapping),
  ).toMatchObject([
    {
      record: {
        id: '1',
        first_name: 'Ann',
        last_name: 'Lee',
        birth_date: '1958-10-13',
        addresses: [{ kind: 'office', street: '12 Main St', city: 'Everett' }],
        phones: [],
      },
    },
    { record: { id: '2', addresses: [], phones: [{ number: '1', phone_type: 'mobile' }] } },
  ]);
  await expect(entriesIn({ 'a.csv': 'No,Given,Town\n' }, mapping)).rejects.toThrow(
    'a.csv lacks what the mapping needs: “Surname”, “Born”, “House”, “Street”, “Cell”. Its columns are “No”, “Given”, “Town”.',
  );
});

test('rejects an unknown mapping, and names the known ones', async () => {
  await expect(mappingOf('senators')).rejects.toThrow(
    /There is no mapping senators: name a file, or one of .*legislators/,
  );
});
