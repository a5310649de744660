import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { twimlDoor } from '#functions/providers/telephony/live.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import { telephony } from '#shared/api/telephony.ts';

const live = { door: twimlDoor(), context: callContext(table) };

/** Nobody is there to hear an answer: it is noted, and what it ends is concluded. Of a test call, how it ended says why it failed. */
export const handler = handle(telephony.noteTwimlStatus, live, async ({ input, raw, now }, { door, context }) => {
  if (input.test) {
    const ended = await door.readTestEnd(raw, input.test);
    if (ended) await context.forwarding.tested({ mark: input.test, ended, now });
    return door.render([]);
  }
  const event = await door.readStatus(raw, input.turn);
  if (event) await handleTurn(event, context, now);
  return door.render([]);
});
