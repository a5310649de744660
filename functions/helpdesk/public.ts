/** What other domains may use of the helpdesk. */
export { chatTickets } from '#functions/helpdesk/chat-tickets.ts';
