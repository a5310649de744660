import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { importPopulation } from '#scripts/population/import.ts';
import { people } from '#scripts/population/people.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'moor' },
    out: { type: 'string' },
  },
});
const count = Number(values.people);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--people is “${values.people}”: it must be a whole number, 1 or more.`);
  process.exit(1);
}

/** `npm run population -- --people 2000 --seed moor [--out FILE]`: invented people, into the local table or a file. */
const invented = people(count, values.seed);
if (values.out === undefined) await importPopulation(invented, count);
else {
  const out = values.out === '-' ? process.stdout : createWriteStream(values.out);
  await pipeline(Readable.from(lines(invented)), out);
}

/** Some records at once: one write for each would take most of the time. */
function* lines(records: Iterable<unknown>): Generator<string> {
  let text = '';
  for (const record of records) {
    text += JSON.stringify(record) + '\n';
    if (text.length < 1 << 18) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}
