import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { twimlWebhooks } from '#functions/providers/telephony/live.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import { telephony } from '#shared/api/telephony.ts';

const live = { webhooks: twimlWebhooks(), context: callContext(table) };

/** A status needs no reply: it is stored, and an ended call is concluded. The end of a test call says why it failed. */
export const handler = handle(telephony.noteTwimlStatus, live, async ({ input, raw, now }, { webhooks, context }) => {
  if (input.test) {
    const ended = await webhooks.readTestEnd(raw, input.test);
    if (ended) await context.forwarding.tested({ mark: input.test, ended, now });
    return webhooks.render([]);
  }
  const event = await webhooks.readStatus(raw, input.turn);
  if (event) await handleTurn(event, context, now);
  return webhooks.render([]);
});
