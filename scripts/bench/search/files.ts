import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import * as z from 'zod';

import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';
import type { People, Sought } from '#scripts/bench/search/hits.ts';
import { UserError } from '#scripts/user-error.ts';

const COLUMNS = 'id, first, middle, last, city, state, year';
const MOST_ID = 50_000_000;

/**
 * Reads people from a tab-separated file (id, first, middle, last, city, state, year), up to `most`. @throws UserError
 * for an invalid line
 */
export async function peopleOf(file: string, most = Infinity): Promise<People> {
  const people: (BenchPerson | undefined)[] = [undefined];
  const known = new Map<string, string>();
  // A substring keeps its whole chunk in memory, so each name is copied once.
  const kept = (text: string) => {
    const copy = known.get(text) ?? Buffer.from(text).toString();
    if (!known.has(copy)) known.set(copy, copy);
    return copy;
  };
  let count = 0;
  for await (const [line, at] of linesOf(file)) {
    if (at === 1 && line.startsWith('id\t')) continue;
    const wrong = (why: string) => new UserError(`${file}, line ${at}: ${why} Its columns are ${COLUMNS}.`);
    const cells = line.split('\t');
    if (cells.length !== 6 && cells.length !== 7) throw wrong(`${cells.length} columns.`);
    const [id, first, middle, last, city, state, year] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string?,
    ];
    const number = Number(id);
    if (!/^\d+$/.test(id) || number < 1 || number > MOST_ID)
      throw wrong(`the id is “${id.slice(0, 40)}”, no whole number from 1 on.`);
    if (people[number]) throw wrong(`the id ${number} was there before.`);
    if (!first && !last) throw wrong('there is no name.');
    if (year && !/^\d{4}$/.test(year)) throw wrong(`the year is “${year.slice(0, 40)}”.`);
    people[number] = {
      first: kept(first),
      middle: kept(middle),
      last: kept(last),
      city: kept(city),
      state: kept(state),
      ...(year && { year: Number(year) }),
    };
    if (++count >= most) break;
  }
  if (!count) throw new UserError(`${file} has no people.`);
  return people;
}

const Query = z.object({
  qid: z.string().min(1),
  category: z.string().min(1),
  name: z.string(),
  city: z.string().optional(),
  state: z.string().optional(),
  target: z.int().positive(),
  middle: z.boolean().default(false),
});

/** Reads queries from a JSONL file, each for one of these people. @throws UserError for an invalid line */
export async function queriesOf(file: string, people: People): Promise<Sought[]> {
  const queries: Sought[] = [];
  for await (const [line, at] of linesOf(file)) {
    const wrong = (why: string) => new UserError(`${file}, line ${at}: ${why}`);
    const { data, error } = Query.safeParse(parsed(line));
    if (error) throw wrong(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
    if (!people[data.target]) throw wrong(`there is no person ${data.target}.`);
    queries.push(data);
  }
  if (!queries.length) throw new UserError(`${file} has no queries.`);
  return queries;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The non-empty lines with their numbers. */
async function* linesOf(file: string): AsyncGenerator<[string, number]> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let at = 0;
  try {
    for await (const line of lines) if ((at++, line)) yield [line, at];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new UserError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`);
  } finally {
    lines.close();
  }
}
