import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import { commandLine, printJson, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { languages } from '#shared/values/language.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { LineReading } from '#shared/validation/search.ts';

const USAGE =
  'npm run bench:lines -- FILE.jsonl [--port 3000] [--json]: lines with what they mean, read by the dev server on this port';

/** A line of the file. `name` is in the order typed; null where only a place is said. `lone`: what a single word is. */
const Line = z.object({
  line: z.string(),
  language: z.enum(languages),
  expected: z.object({
    type: LineReading.shape.type,
    name: z.string().nullish(),
    lone: z.enum(['last', 'first']).nullish(),
    city: z.string().nullish(),
    state: z.string().nullish(),
    age: z.union([z.string(), z.number()]).nullish(),
    number: z.string().nullish(),
    value: z.string().nullish(),
  }),
});
type Line = z.infer<typeof Line>;
const Answer = z.object({ readings: z.array(LineReading) });
type Reading = z.infer<typeof LineReading>;

/** Where people who type national numbers are. */
const countries = { en: 'US', fr: 'FR', ja: 'JP', tr: 'TR', ar: 'EG', pt: 'BR', ru: 'RU', es: 'MX' } as const;

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: { port: { type: 'string', default: '3000' }, json: { type: 'boolean' } },
});
const [file] = positionals;
if (!file) throw new UserError(USAGE);

const lines = (await readFile(typedPath(file), 'utf8')).split('\n').filter((each) => each.trim());
const tallies = new Map<string, { lines: number; right: number }>();
for (const text of lines) {
  const line = Line.parse(JSON.parse(text));
  const [reading] = await read(line);
  const tally = tallies.get(line.language) ?? { lines: 0, right: 0 };
  tally.lines++;
  const wrong = faultsOf(line, reading);
  if (!wrong.length) tally.right++;
  else if (!values.json)
    console.log(`${line.language}  ${line.line}\n    ${wrong.join(', ')}: ${JSON.stringify(reading)}`);
  tallies.set(line.language, tally);
}
const rows = [...tallies].map(([language, tally]) => ({ language, ...tally }));
if (values.json) printJson({ bench: 'lines', rows });
else for (const { language, lines, right } of rows) console.log(`${language}  ${right} of ${lines}`);

async function read({ line, language }: Line): Promise<Reading[]> {
  const answer = await fetch(`http://localhost:${values.port}/api/people/suggestions/readings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: line, language, country: countries[language] }),
  });
  if (!answer.ok) throw new UserError(`The dev server answered ${answer.status}: wait a minute, or see npm run dev.`);
  return Answer.parse(await answer.json()).readings;
}

/** In what the likelier reading differs from the meaning; how a town is spelled does not count, and neither does an address in parts. */
function faultsOf({ line, expected }: Line, reading: Reading | undefined): string[] {
  if (!reading || reading.type !== expected.type) return ['type'];
  const { search_query = '', first_name, last_name } = reading;
  if (expected.type === 'phone') return parsePhone(search_query, reading.country) === expected.number ? [] : ['number'];
  if (expected.type === 'address') return [];
  if (expected.type !== 'name')
    return plain(search_query) === plain((expected.value ?? '').replace(/^@/, '')) ? [] : ['value'];
  const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}]/u.test(line);
  return [
    ...(plain(search_query || first_name || last_name || '') === plain(expected.name ?? '') ? [] : ['name']),
    ...(expected.lone === 'last' && !last_name && !isUnspaced ? ['last name'] : []),
    ...(expected.lone === 'first' && last_name ? ['first name'] : []),
    ...(Boolean(expected.city ?? expected.state) === Boolean(reading.city ?? reading.state) ? [] : ['place']),
    ...(Boolean(expected.age) === Boolean(reading.age_from) ? [] : ['age']),
  ];
}

function plain(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[.,'’،、\-・\s]+/g, ' ').trim();
}
