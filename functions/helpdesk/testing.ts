import { authFixture } from '#functions/account/auth/testing.ts';
import { ticketActionsOf } from '#functions/helpdesk/ticket-actions.ts';
import type { Promised } from '#functions/helpdesk/hours.ts';
import { type NewMessage, ticketOpener } from '#functions/helpdesk/open-ticket.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { rowReader, ticketReader } from '#functions/helpdesk/view.ts';
import { handler as getChat } from '#functions/calls/web-chat/get-chat.ts';
import { leaveEmailHandler } from '#functions/calls/web-chat/leave-email.ts';
import { sendLineHandler } from '#functions/calls/web-chat/send-line.ts';
import { chatReader } from '#functions/calls/web-chat/conversation.ts';
import { opened } from '#functions/calls/web-chat/domain/link-expiry.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChatStore } from '#functions/calls/web-chat/store.ts';
import { PHONE } from '#functions/calls/web-chat/testing.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { chatAddresses, chatTickets } from '#functions/helpdesk/chat-tickets.ts';
import type { Caller } from '#functions/platform/session.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { webChat } from '#shared/api/web-chat.ts';

export const ADDRESS = 'support@calluna.example';

/** Open day and night, so that tests may run at any time. */
export const hours: Promised = { opens: '00:00', closes: '24:00', time_zone: 'America/Chicago', answer_hours: 4 };

/** The dependencies of helpdesk handlers, on a table of their own. */
export function helpdeskFixture() {
  const fixture = authFixture();
  const { table, deps, secret } = fixture;
  const tickets = ticketStore(table);
  const addresses = replyAddressesOf(() => ADDRESS, secret);
  const opener = ticketOpener(table, { tickets, outbox: deps.outbox, addresses, hours: () => hours, secret });
  const actions = ticketActionsOf(table, { tickets, outbox: deps.outbox, addresses, hours: () => hours });
  const reader = ticketReader(table, { tickets });
  const chatDeps = { limits: deps.limits, read: chatReader(table), talks: conversationsOf(table), clock: fixture.now };
  const sendLine = sendLineHandler(chatTickets(table)).with(chatDeps);
  const leaveEmail = leaveEmailHandler(chatAddresses(table)).with(chatDeps);
  let count = 0;
  return {
    ...fixture,
    tickets,
    addresses,
    actions,
    deps: { ...deps, tickets, rows: rowReader(table), addresses, opener, actions, reader, hours: () => hours },
    /** Support staff, signed in with a second factor. */
    agent: async (name = 'Noor Haddad') => {
      const { account_id } = await fixture.account({ name, is_support: true, second_factor: true });
      const member = { isSupport: true, hasSecondFactor: true, authenticatedAt: fixture.now().toISOString() };
      return aMember(account_id, member);
    },
    /** A visitor who has opened the link of a chat, which closes in an hour. */
    visitor: async (): Promise<Caller> => {
      const wish = { account_id: null, view: 'inbox', language: 'en', phone: PHONE } as const;
      const { webchat_id, write } = chatLinksOf(table, secret).open(wish, fixture.now());
      await table.commit(write);
      const chats = webChatStore(table);
      const chat = await chats.of(webchat_id);
      if (chat) await chats.replace(chat, opened(chat, fixture.now()));
      return { role: 'chat', webchatId: webchat_id, accountId: null };
    },
    /** A line of a customer in the chat. */
    write: (as: Caller, text: string) => calling(webChat.sendLine, sendLine, { as })({ text }),
    /** The address that a visitor leaves. */
    leaveEmail: (as: Caller, email: string) => calling(webChat.leaveEmail, leaveEmail, { as })({ email }),
    chat: (as: Caller) => calling(webChat.getChat, getChat.with(chatDeps), { as })({}),
    /** A ticket, by the form or by mail. */
    ticket: async (more: Partial<NewMessage> = {}) => {
      count += 1;
      const message: NewMessage = {
        channel: 'form',
        topic: 'charge-or-refund',
        language: 'en',
        name: 'Ida Lindqvist',
        email: `ida${count}@example.com`,
        reason: 'I was charged twice',
        text: 'There are two charges of November.',
        callback: null,
        time_zone: null,
        account_id: null,
        mail_id: null,
        has_attachments: false,
        confirm: true,
        ...more,
      };
      const reference = await opener.open(message, fixture.now());
      const ticket = await tickets.byReference(reference);
      if (!ticket) throw new Error('The ticket was not stored');
      return ticket;
    },
  };
}
