import PostalMime from 'postal-mime';
import * as z from 'zod';

import { ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import { type InboundMail, readMail } from '#functions/helpdesk/domain/inbound-mail.ts';
import { type NewMessage, ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { inboundMail } from '#functions/providers/inbound-mail/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import type { TicketId } from '#shared/values/id.ts';

const verdict = z.object({ status: z.string() }).optional();
/** SES’s event of a received mail, as far as it matters. */
const Received = z.object({
  Records: z.array(
    z.object({
      ses: z.object({
        mail: z.object({ messageId: z.string().regex(/^[\w-]{1,200}$/) }),
        receipt: z.object({ recipients: z.array(z.string()), spamVerdict: verdict, virusVerdict: verdict }),
      }),
    }),
  ),
});

const live = {
  mail: inboundMail,
  opener: ticketOpener(table),
  actions: ticketActionsOf(table),
  addresses: replyAddressesOf(),
  limits: limiterOf(table),
  /** The addresses that we write from and to: mail from them is our own. */
  ownAddresses: () => {
    const { SUPPORT_ADDRESS, MAIL_FROM } = environment();
    return [SUPPORT_ADDRESS, /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? '')?.[0]];
  },
};
type Deps = typeof live;

/** More is not read: what does not fit is an attachment. */
const MOST_BYTES = 1024 * 1024;

/**
 * A mail to support becomes a ticket, or joins the one whose token is in its address. It is taken once, and its file is
 * removed only when it is stored.
 */
export const handler = job('helpdesk.receiveMail', Received, live, async ({ Records }, deps, now) => {
  for (const { ses } of Records) {
    const { messageId } = ses.mail;
    const { recipients, spamVerdict, virusVerdict } = ses.receipt;
    const isRefused = spamVerdict?.status === 'FAIL' || virusVerdict?.status === 'FAIL';
    if (isRefused) log.info('mail refused', { because: 'spam or a virus' });
    else await receive(messageId, recipients, deps, now);
    await deps.mail().remove(messageId);
  }
});

async function receive(id: string, recipients: string[], deps: Deps, now: Date): Promise<void> {
  const raw = await deps.mail().read(id, MOST_BYTES);
  if (!raw) return; // an earlier delivery of the event has taken it
  const parsed = await PostalMime.parse(raw.bytes).catch(() => undefined);
  const mail = parsed && readMail(parsed, id, raw.isWhole);
  if (!mail) return log.info('mail refused', { because: 'it cannot be read' });
  if (mail.is_automatic) return log.info('mail refused', { because: 'a machine has written it' });
  if (deps.ownAddresses().includes(mail.email)) return log.info('mail refused', { because: 'it is our own' });
  const ticket_id = await deps.addresses.ticketOf([...recipients, ...mail.recipients]);
  if (!ticket_id || !(await append(ticket_id, mail, deps, now))) await open(mail, deps, now);
}

/**
 * Opens a ticket. Two machines that answer each other without saying so are stopped by the number of our confirmations; mails
 * are kept far beyond it, since many of them may be forged in the name of the one who writes now.
 */
async function open(mail: InboundMail, { limits, opener }: Deps, now: Date): Promise<void> {
  const { email } = mail;
  if (!(await isWithin(limits.take('support-mail', { email }, now))))
    return log.warn('mail refused', { because: 'too many from one address' });
  const confirm = await isWithin(limits.take('support-mail-confirmed', { email }, now));
  await opener.open({ ...newMessage(mail), confirm }, now);
}

async function isWithin(limit: Promise<void>): Promise<boolean> {
  try {
    await limit;
    return true;
  } catch (error) {
    if (asFault(error).code === 'request.too-many') return false;
    throw error;
  }
}

/** Adds an answer to its ticket; false if the ticket is gone. */
async function append(ticket_id: TicketId, mail: InboundMail, deps: Deps, now: Date): Promise<boolean> {
  const { limits, opener, actions } = deps;
  if (!(await isWithin(limits.take('support-reply', { subject: ticket_id }, now)))) {
    log.warn('mail refused', { because: 'too many to one ticket' });
    return true;
  }
  try {
    await actions.customerWrote({ ticket_id }, mail, () => opener.receipt(newMessage(mail), now), now);
    return true;
  } catch (error) {
    if (asFault(error).code === 'helpdesk.unknown-ticket') return false;
    throw error;
  }
}

const newMessage = ({ name, email, reason, text, language, mail_id, has_attachments }: InboundMail): NewMessage => ({
  channel: 'mail',
  topic: 'other',
  ...{ name, email, reason, text, language, mail_id, has_attachments },
  callback: null,
  time_zone: null,
  account_id: null,
  confirm: true,
});
