import { createTable } from '#functions/platform/table/table.ts';
import { callFixture } from '#functions/calls/telephony/testing.ts';
import { addRequest, newUsage } from '#scripts/bench/table-usage.ts';
import { cpuSeconds } from '#scripts/harness/report.ts';
import { type Command, memoryOf, type Written } from '#functions/platform/table/memory.ts';
import { Phone } from '#shared/values/phone.ts';

export type Counts = { requests: number; commands: Record<string, number>; rcu: number; wcu: number };
export type Step = { step: string; table: Counts; cpu_ms: number; characters: number };

let callers = 0;
/** Each call has another number: the record of a number grows with the owners it calls. */
const aCaller = () => Phone.parse(`+1612555${String(2000 + (callers++ % 7000))}`);

/** A table in memory that counts its requests, and a telephone exchange over it. */
export function openExchange() {
  let usage = newUsage();
  let written: Written[] = [];
  const memory = memoryOf({ onCommit: (all) => void (written = all) });
  const execute = async (command: Command) => {
    written = [];
    const answer = memory.execute(command);
    addRequest(usage, command, answer, written);
    return answer;
  };
  const table = createTable('memory', { send: execute } as never);
  const fixture = callFixture(table);

  /** One call from its ring to its text: the same each time. */
  async function call(): Promise<Step[]> {
    const { number } = await fixture.anOwner();
    const steps: Step[] = [];
    const measured = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      usage = newUsage();
      const before = process.cpuUsage();
      const done = await work();
      const seconds = cpuSeconds(before);
      const all: { text?: string }[] = Array.isArray(done) ? (done as { text?: string }[]) : [];
      const characters = all.reduce((sum, { text = '' }) => sum + text.length, 0);
      const { commands, rcu, wcu } = usage;
      const requests = Object.values(commands).reduce((sum, count) => sum + count, 0);
      steps.push({ step, table: { requests, commands, rcu, wcu }, cpu_ms: seconds * 1000, characters });
      usage = newUsage();
      return done;
    };
    let ringing: Awaited<ReturnType<typeof fixture.ring>> | undefined;
    await measured('rings', async () => (ringing = await fixture.ring(number, { from: aCaller() })).commands());
    const { say, recorded, hangUp, call_ref } = ringing!;
    await measured('who and why', () => say('This is Dana Brandt from the boatyard, the survey of your boat is done'));
    await measured('a time', () => say('Monday at ten thirty'));
    await measured('yes: booked', () => say('yes'));
    await measured('yes: may text', () => say('yes, please'));
    await measured('message', () => recorded(4200));
    await measured('hangs up', hangUp);
    await measured('concluded', () => fixture.conclude(call_ref));
    return steps;
  }
  return { call };
}
