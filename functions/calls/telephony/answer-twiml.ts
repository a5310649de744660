import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { twimlDoor } from '#functions/providers/telephony/live.ts';
import { answer } from '#functions/calls/telephony/calls/answer.ts';
import { exchangeOf } from '#functions/calls/telephony/calls/exchange.ts';
import { telephony } from '#shared/api/telephony.ts';

const live = { door: twimlDoor(), exchange: exchangeOf(table) };

/** What is about no call is answered with nothing to do: the company would read a fault aloud. */
export const handler = handle(telephony.answerTwiml, live, async ({ input, raw, now }, { door, exchange }) => {
  const event = await door.readEvent(raw, input.turn);
  return door.render(event ? (await answer(event, exchange, now)).commands : [{ c: 'hangup' }]);
});
