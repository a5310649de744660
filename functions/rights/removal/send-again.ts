import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { queueLink } from '#functions/rights/removal/mail.ts';
import { planStore } from '#functions/rights/removal/store.ts';
import { newLink } from '#functions/rights/requests/confirmations.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { proofOf } from '#functions/support/proof.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

const live = {
  requests: requestStore(table),
  plans: planStore(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  takeProof: proofOf(table),
};

/** The new link replaces the old one, and its address the old address. */
export const handler = handle(removal.sendAgain, live, async ({ input, from, now }, deps) => {
  const { requests, plans, outbox, limits, takeProof } = deps;
  const request = await requests.of(input.reference);
  const waiting = request && (await plans.byRequest(request, input.again, now));
  if (!request || !waiting) throw new Fault('auth.link-expired');
  const { reference, language, data } = waiting;
  const email = input.email ?? waiting.email;
  await takeProof(input.proof, 'removal', from, now);
  await limits.take('removal', { network: from.network, email }, now);

  const link = newLink(now);
  const mail = queueLink(outbox, link, { email, language: varietyOf(language, from.portuguese), reference }, now);
  await requests.commit(
    ...plans.erase(waiting),
    plans.add(link, { reference, email, language, message_id: mail.message_id, data }),
    requests.replace(request, { ...request, confirmation: link.digest, unconfirmed_until: link.ends_at }),
    mail.write,
  );
  await mail.send();
  return { reference, again: link.again, ends_at: link.ends_at };
});
