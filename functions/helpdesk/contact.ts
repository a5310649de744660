import { callbackOf } from '#functions/helpdesk/domain/callback.ts';
import { promisedHours } from '#functions/helpdesk/hours.ts';
import { type NewMessage, ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { hours: promisedHours, limits: limiterOf(table), proof: proofOf(table), opener: ticketOpener(table) };

export const handler = handle(helpdesk.contact, live, async ({ input, member, from, now }, deps) => {
  const { hours, limits, proof, opener } = deps;
  const { topic, name, email, reason, details_description: text, language } = input;
  const wish = callbackOf(input, hours(), now);
  if ('faults' in wish) throw new Fault('request.invalid', { fields: wish.faults });
  await proof(input.proof, 'contact', from, now);

  const message: NewMessage = {
    channel: 'form',
    ...{ topic, name, email, reason, text, language },
    callback: wish.callback,
    time_zone: input.time_zone ?? null,
    portuguese: from.portuguese,
    account_id: member?.accountId ?? null,
    mail_id: null,
    has_attachments: false,
    confirm: true,
  };
  const reference = await opener.referenceOf(message, now);
  if (reference) return { reference };
  await limits.take('contact', { network: from.network, email }, now);
  return { reference: await opener.open(message, now) };
});
