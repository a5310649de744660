import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { twimlDoor } from '#functions/providers/telephony/live.ts';
import { answer } from '#functions/calls/telephony/calls/answer.ts';
import { exchangeOf } from '#functions/calls/telephony/calls/exchange.ts';
import { telephony } from '#shared/api/telephony.ts';

const live = { door: twimlDoor(), exchange: exchangeOf(table) };

/** Nobody is there to hear an answer: it is noted, and what it ends is concluded. Of a test call, how it ended says why it failed. */
export const handler = handle(telephony.noteTwimlStatus, live, async ({ input, raw, now }, { door, exchange }) => {
  if (input.test) {
    const ended = await door.readTestEnd(raw, input.test);
    if (ended) await exchange.forwarding.tested({ mark: input.test, ended, now });
    return door.render([]);
  }
  const event = await door.readStatus(raw, input.turn);
  if (event) await answer(event, exchange, now);
  return door.render([]);
});
