import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { twimlWebhooks } from '#functions/providers/telephony/live.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import { telephony } from '#shared/api/telephony.ts';

const live = { webhooks: twimlWebhooks(), context: callContext(table) };

/** A request that is about no call is answered with a hangup: the company would read an error aloud. */
export const handler = handle(telephony.answerTwiml, live, async ({ input, raw, now }, { webhooks, context }) => {
  const event = await webhooks.readEvent(raw, input.turn);
  return webhooks.render(event ? (await handleTurn(event, context, now)).commands : [{ c: 'hangup' }]);
});
