import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { chimeCall } from '#functions/providers/telephony/live.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { callContext } from '#functions/calls/turn/context.ts';

const live = { context: callContext(table) };

/** The actions for a SIP media application; none leaves the call as it is. */
export const handler = job('telephony.answerChime', chimeCall.schema, live, async (event, { context }, now) => {
  const happened = chimeCall.read(event);
  return chimeCall.render(happened ? (await handleTurn(happened, context, now)).commands : [], event);
});
