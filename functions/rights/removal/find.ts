import { listingsOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { removal } from '#shared/api/removal.ts';
import { profileOf } from '#shared/validation/removal.ts';

const live = { listings: listingsOf(table), limits: limiterOf(table), takeProof: proofOf(table) };

export const handler = handle(removal.find, live, async ({ input, from, now }, { listings, limits, takeProof }) => {
  const { profile, first_name = '', last_name = '', state, proof } = input;
  await takeProof(proof, 'removal', from, now);
  await limits.take('removal-found', { network: from.network }, now);
  const person_id = profile && profileOf(profile);
  const query = person_id ? { person_id } : { first_name, last_name, ...(state && { state }) };
  return { data: await listings.find(query, now, from.country) };
});
