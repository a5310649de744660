import { readToken, writeToken } from '#functions/helpdesk/domain/reference.ts';
import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { idFromHash, type TicketId } from '#shared/values/id.ts';

/** Twenty characters of five bits. */
const CODE = 20;

/** Addresses under which answers to our mails find their ticket: support+{token}@… */
export const replyAddressesOf = (
  address: () => string | undefined = () => environment().SUPPORT_ADDRESS,
  secret = appSecret,
) => {
  const codes = async () => {
    const ours = await secret();
    return (ticket_id: TicketId) => {
      const hash = Buffer.from(keyedDigest(ours, 'answer to a ticket', ticket_id), 'base64url');
      return idFromHash('ticket', hash)
        .slice('tkt_'.length, 'tkt_'.length + CODE)
        .toLowerCase();
    };
  };
  return {
    /** Where answers to a ticket go; undefined where no mail is received. */
    async of(ticket_id: TicketId): Promise<string | undefined> {
      const [name, host] = address()?.split('@') ?? [];
      return name && host ? `${name}+${writeToken(ticket_id, await codes())}@${host}` : undefined;
    },
    /** The ticket among the addresses that a mail was sent to. */
    async ticketOf(recipients: readonly string[]): Promise<TicketId | undefined> {
      const codeOf = await codes();
      const tokens = recipients.flatMap((each) => /\+([a-z0-9]{46})@/i.exec(each)?.[1] ?? []);
      return tokens.map((token) => readToken(token, codeOf, isSame)).find((found) => found !== undefined);
    },
  };
};
export type ReplyAddresses = ReturnType<typeof replyAddressesOf>;
