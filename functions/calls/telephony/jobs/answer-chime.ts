import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { chimeCall } from '#functions/providers/telephony/live.ts';
import { answer } from '#functions/calls/telephony/calls/answer.ts';
import { exchangeOf } from '#functions/calls/telephony/calls/exchange.ts';

const live = { exchange: exchangeOf(table) };

/** What a SIP media application is answered. Nothing where nothing is to be done, which lets what is going on go on. */
export const handler = job('telephony.answerChime', chimeCall.schema, live, async (event, { exchange }, now) => {
  const happened = chimeCall.read(event);
  return chimeCall.render(happened ? (await answer(happened, exchange, now)).commands : [], event);
});
