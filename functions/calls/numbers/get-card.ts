import { numberFacts } from '#functions/calls/numbers/plans/number-facts.ts';
import { reputationIn } from '#functions/calls/numbers/reputation.ts';
import { searchRequestOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { numbers } from '#shared/api/numbers.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = { searched: searchRequestOf(table), reputation: reputationIn(table), limits: limiterOf(table) };

/** The same for every number, whether or not anyone in the index has it, or had it removed. */
export const handler = handle(numbers.getCard, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searched, reputation, limits } = deps;
  await takeOpen(limits, 'number-card', { member, from }, now);
  const request = await searched(input.search_id, { member, cookies }, now);
  const phone = request?.type === 'phone' && parsePhone(request.search_query ?? '', request.country);
  if (!phone) throw new Fault('people.search-not-found');
  const facts = numberFacts(phone, input.language);
  return { ...facts, ...(await reputation.of(facts, member?.accountId, now)) };
});
