import type { Ticket } from '#functions/helpdesk/domain/ticket.ts';
import type { ReplyAddresses } from '#functions/helpdesk/reply-address.ts';

/**
 * How a mail belongs to its ticket: answers come back under its token, and mail programs show all of a ticket as one
 * conversation, by an id that is the same in each mail.
 */
export async function threadOf(
  { ticket_id, reference, last_mail_id }: Ticket,
  addresses: ReplyAddresses,
  { is_automatic }: { is_automatic: boolean },
) {
  const reply_to = await addresses.of(ticket_id);
  if (!reply_to) return {};
  const anchor = `<${reference.toLowerCase()}@${reply_to.split('@')[1]}>`;
  return { thread: { reply_to, references: [anchor, ...(last_mail_id ? [last_mail_id] : [])], is_automatic } };
}
