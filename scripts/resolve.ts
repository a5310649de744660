import { resolve as pathOf } from 'node:path';

import { CannotDecide, type Decision, decisionStore, type State } from '#functions/people/import/resolve/decision.ts';
import { joinPeople, keepApart } from '#functions/people/import/resolve/join-people.ts';
import { undoMerge } from '#functions/people/import/resolve/undo-merge.ts';
import { peopleStore } from '#functions/people/store.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { parseOptions } from '#scripts/command-line.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { UserError } from '#scripts/user-error.ts';
import { PersonId } from '#shared/values/id.ts';

const USAGE = `npm run resolve -- list [--state maybe|joined|kept-apart|undone] [--most 50]
npm run resolve -- show RECORD
npm run resolve -- join RECORD PERSON
npm run resolve -- apart RECORD PERSON
npm run resolve -- undo RECORD [PERSON]
RECORD and PERSON are ids (per_…) as “list” tells them; --table NAME names a table in AWS.`;

const options = {
  state: { type: 'string' },
  most: { type: 'string', default: '50' },
  table: { type: 'string' },
} as const;

/** Lists, shows, makes and undoes an operator's decisions about which records are one person. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseOptions(USAGE, { allowPositionals: true, options }, args);
  const [command = '', ...ids] = positionals;
  const [record, person_id] = ids.map(idOf);
  const needs = { list: 0, show: 1, join: 2, apart: 2, undo: 1 }[command];
  if (needs === undefined || ids.length < needs) throw new UserError(USAGE);
  const folder = pathOf(process.env.DATA_DIR ?? '.data');
  const at = { folder, table: values.table ?? environment().TABLE_NAME, remote: values.table };
  await using table = await openTable({ ...at, say: (line) => void process.stderr.write(`${line}\n`) });
  const store = decisionStore(table);
  const now = currentTime();
  switch (command) {
    case 'list':
      for (const each of await store.inState(stateOf(values.state), Number(values.most) || 50))
        console.log(lineOf(each));
      return;
    case 'show':
      for (const each of await store.about(record!)) console.log(await wordsOf(table, each));
      return;
    case 'join':
      await joinPeople(table, { record: record!, person_id: person_id! }, now);
      return console.log('Joined.');
    case 'apart':
      await keepApart(table, { record: record!, person_id: person_id! }, now);
      return console.log('Kept apart.');
    default: {
      const [joined] = (await store.about(record!)).filter(({ state }) => state === 'joined');
      const goal = person_id ?? joined?.person_id;
      if (!goal) throw new CannotDecide('No decision has joined this record to anybody.');
      await undoMerge(table, { record: record!, person_id: goal }, now);
      return console.log('Undone: they are two people again, and no rule will join them.');
    }
  }
}

function idOf(text: string): PersonId {
  const { data } = PersonId.safeParse(text);
  if (!data) throw new UserError(`“${text}” is no id of a person.\n${USAGE}`);
  return data;
}

const states: readonly State[] = ['maybe', 'joined', 'kept-apart', 'undone'];

function stateOf(text = 'maybe'): State {
  const state = states.find((each) => each === text);
  if (!state) throw new UserError(`--state is one of ${states.join(', ')}.`);
  return state;
}

const lineOf = ({ record, person_id, state, by, score, source, decided_at }: Decision) =>
  [decided_at.slice(0, 10), state.padEnd(10), score.toFixed(1).padStart(6), record, person_id, by, source].join('  ');

/** A decision with its evidence and both people. */
async function wordsOf(table: Table, decision: Decision): Promise<string> {
  const who = async (id: PersonId) => {
    const person = await peopleStore(table).person(id);
    const birth = person?.birth_date ? `, born ${person.birth_date.year}` : '';
    const joined = person && person.person_id !== id ? ` (now part of ${person.person_id})` : '';
    return `  ${id}: ${person ? `${person.names[0]?.full_name}${birth}${joined}` : 'is not there'}`;
  };
  const weights = decision.evidence.map(
    ({ field, weight, said }) => `  ${weight.toFixed(1).padStart(6)}  ${field}: ${said}`,
  );
  return [lineOf(decision), await who(decision.record), await who(decision.person_id), ...weights].join('\n');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof UserError || error instanceof CannotDecide;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
