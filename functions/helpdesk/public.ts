/** What other domains may use of the helpdesk. */
export { accountTickets } from '#functions/helpdesk/account-tickets.ts';
export { chatAddresses, chatTickets } from '#functions/helpdesk/chat-tickets.ts';
