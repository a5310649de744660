import { scriptedCaller } from '#scripts/models/evaluate/dialogues/caller.ts';
import { type Desk, DeskError, type Outcome, type PhoneReply } from '#scripts/models/evaluate/dialogues/desk.ts';
import type { ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';

/** A call that takes longer is never a good one. */
export const MOST_TURNS = 25;

/** A call as it went, and what came of it. */
export type PlayedCall = Outcome & {
  transcript: string[];
  /** The questions that were asked, and the times that were offered or read back. */
  steps: string[];
  proposals: string[];
  turns: number;
  /** What the server failed at, or refused. */
  errors: string[];
};

/** Plays a scripted call to an owner of its own. */
export async function play(call: ScriptedCall, from: string | null, desk: Desk): Promise<PlayedCall> {
  const played: PlayedCall = {
    ...{ transcript: [], steps: [], proposals: [], turns: 0, errors: [] },
    ...{ details: null, appointments: [], notices: [] },
  };
  try {
    await desk.rewindClock();
    const owner = await desk.addOwner();
    const dialled = { from, to: owner.phone, lang: call.lang, stir: call.stir, diverted_because: 'no_answer' };
    const reply = await desk.dial(dialled);
    await talk(call, reply, played, desk);
    return { ...played, ...(await desk.outcomeOf(reply.call_id, owner)) };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return { ...played, errors: [...played.errors, error.message] };
  }
}

/** The caller answers until one of the two hangs up. */
async function talk(call: ScriptedCall, dialled: PhoneReply, played: PlayedCall, desk: Desk): Promise<void> {
  const caller = scriptedCaller(call);
  let reply = dialled;
  hear(reply, played);
  while (goesOn(reply) && played.turns < MOST_TURNS) {
    const { step, proposed } = reply;
    if (step === null) break;
    const said = caller.answer({ step, proposed });
    played.turns++;
    played.transcript.push(`  caller     ${said ?? '(silence)'}`);
    reply = await desk.sendEvent(dialled.call_id, eventOf(reply, said));
    hear(reply, played);
  }
  if (reply.step === null) played.errors.push('the call failed: the closing sentence for errors was said');
  await desk.sendEvent(dialled.call_id, { t: 'hangup' });
}

const goesOn = ({ commands }: PhoneReply) => commands.some(({ c }) => c === 'listen' || c === 'record');

/** After the tone whatever is said is a recording. */
function eventOf({ commands }: PhoneReply, said: string | null): object {
  if (commands.some(({ c }) => c === 'record')) return { t: 'recorded', duration_ms: said === null ? 0 : 4000 };
  return said === null ? { t: 'silence' } : { t: 'speech', text: said };
}

function hear({ commands, step, offered, proposed }: PhoneReply, played: PlayedCall): void {
  const sentences = commands.flatMap(({ c, text }) => (c === 'say' ? [text] : []));
  const shown = [step ?? 'failed', proposed].filter(Boolean).join(' ');
  played.transcript.push(`  assistant  ${sentences.join(' ')} [${shown}]`);
  if (step !== null) played.steps.push(step);
  played.proposals.push(...offered, ...(proposed ? [proposed] : []));
}

/** Area codes that no owner of the desk has; of each, a hundred numbers are reserved for fiction. */
const areaCodes = ['612', '651', '763', '952'];

/** A number that has not called in this run: the caller’s own, or one of its neighbours. */
export function unusedNumber(from: string, used: Set<string>): string {
  const last = Number(from.slice(-2));
  const besides = from.startsWith('+1') ? areaCodes.map((code) => `+1${code}${from.slice(5)}`) : [];
  const neighbours = [from, ...besides].flatMap((each) =>
    Array.from({ length: 100 }, (_, i) => each.slice(0, -2) + String((last + i) % 100).padStart(2, '0')),
  );
  const number = neighbours.find((each) => !used.has(each)) ?? from;
  used.add(number);
  return number;
}
