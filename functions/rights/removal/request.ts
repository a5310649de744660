import { randomBytes } from 'node:crypto';

import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordsOf } from '#functions/rights/removal/domain/plan.ts';
import { queueLink } from '#functions/rights/removal/mail.ts';
import { asTooManyRecords } from '#functions/rights/removal/too-many-records.ts';
import { planStore } from '#functions/rights/removal/store.ts';
import { newLink } from '#functions/rights/requests/confirmations.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { newRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { proofOf } from '#functions/support/proof.ts';
import { removal } from '#shared/api/removal.ts';
import { newId } from '#shared/values/id.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  requests: requestStore(table),
  plans: planStore(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  takeProof: proofOf(table),
};

/** The records are not looked up, so that the answer is the same whether they exist or not. */
export const handler = handle(removal.request, live, async ({ input, from, now }, deps) => {
  const { requests, plans, outbox, limits, takeProof } = deps;
  const { person_ids, unlisted, protection = null, email, language, proof } = input;
  const plan = { person_ids: [...new Set(person_ids)], unlisted, protection };
  await takeProof(proof, 'removal', from, now);
  await limits.take('removal', { network: from.network, email }, now);
  const records = recordsOf(plan);
  await limits.take('removal-records', { network: from.network, email }, now, records).catch(asTooManyRecords);

  const link = newLink(now);
  const kind = protection ? 'protected' : 'removal';
  const reference = referenceOf(kind, randomBytes(16));
  const request = newRequest(
    {
      request_id: newId('request', now.getTime()),
      reference,
      kind,
      channel: 'web',
      evidence: protection ? 'statement' : 'email',
      unconfirmed_until: link.ends_at,
      confirmation: link.digest,
    },
    now,
  );
  const mail = queueLink(outbox, link, { email, language: varietyOf(language, from.portuguese), reference }, now);
  const waiting = { reference, email, language, message_id: mail.message_id, data: plan };
  await requests.commit(requests.add(request), plans.add(link, waiting), mail.write);
  await mail.send();
  return { reference, again: link.again, ends_at: link.ends_at };
});
