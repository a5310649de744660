import * as z from 'zod';

import { formOf, type Kind } from '#shared/values/new-id.ts';

export { idFromHash, newId, timeOfId } from '#shared/values/new-id.ts';

const idOf = <K extends Kind>(kind: K) => z.string().regex(formOf(kind)).brand<K>();

export const AccountId = idOf('account');
export type AccountId = z.infer<typeof AccountId>;
export const PersonId = idOf('person');
export type PersonId = z.infer<typeof PersonId>;
export const SearchId = idOf('search');
export type SearchId = z.infer<typeof SearchId>;
export const MessageId = idOf('message');
export type MessageId = z.infer<typeof MessageId>;
export const SessionId = idOf('session');
export type SessionId = z.infer<typeof SessionId>;
export const WebChatId = idOf('webchat');
export type WebChatId = z.infer<typeof WebChatId>;
/** A conversation: the account that all its chats share, or the link of a caller without one. */
export const ConversationId = z.union([AccountId, WebChatId]);
export type ConversationId = z.infer<typeof ConversationId>;
/** An entry of the credit ledger. */
export const EntryId = idOf('entry');
export type EntryId = z.infer<typeof EntryId>;
export const CallId = idOf('call');
export type CallId = z.infer<typeof CallId>;
/** A line of a conversation. */
export const LineId = idOf('line');
export type LineId = z.infer<typeof LineId>;
export const SubscriptionId = idOf('subscription');
export type SubscriptionId = z.infer<typeof SubscriptionId>;
/** A month’s money: there is one charge for each subscription and period, and its id follows from both. */
export const ChargeId = idOf('charge');
export type ChargeId = z.infer<typeof ChargeId>;
/** One checkout, named by the browser, which makes it idempotent. */
export const CheckoutId = idOf('checkout');
export type CheckoutId = z.infer<typeof CheckoutId>;
export const ConsentId = idOf('consent');
export type ConsentId = z.infer<typeof ConsentId>;

/** A request about one’s own data: removal, copy, correction and the like. */
export const RequestId = idOf('request');
export type RequestId = z.infer<typeof RequestId>;

export const AppointmentId = idOf('appointment');
export type AppointmentId = z.infer<typeof AppointmentId>;
export const TicketId = idOf('ticket');
export type TicketId = z.infer<typeof TicketId>;
/** A message, a note or an event of a ticket. */
export const TicketEntryId = idOf('ticketEntry');
export type TicketEntryId = z.infer<typeof TicketEntryId>;
/** A private link to a report. */
export const ReportLinkId = idOf('reportLink');
export type ReportLinkId = z.infer<typeof ReportLinkId>;
/** A dispute about one fact of a person. */
export const DisputeId = idOf('dispute');
export type DisputeId = z.infer<typeof DisputeId>;
