/** What a message to us may be about: a closed list. No zod here: the contact page shows it. */
export const topics = [
  'call-forwarding',
  'charge-or-refund',
  'remove-my-listing',
  'wrong-fact',
  'logging-in',
  'privacy',
  'press-or-legal',
  'other',
] as const;
export type Topic = (typeof topics)[number];

/** Limits of the contact form’s texts. */
export const REASON_MAX = 256;
export const DETAILS_MAX = 5000;

/** `open`: we owe an answer. `waiting`: we have answered, and may hear more. */
export const ticketStates = ['open', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** How a call that a customer asked for ended. */
export const callOutcomes = ['made', 'not-needed', 'not-reached'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Who an entry of a ticket comes from. */
export const ticketParties = ['customer', 'support', 'system'] as const;

/** What an entry of a ticket is: a message, a note of support to itself, or something that happened. */
export const ticketEntryKinds = [
  'message',
  'note',
  'assigned',
  'unassigned',
  'closed',
  'reopened',
  'call-made',
  'call-not-made',
  'call-no-answer',
  'call-not-needed',
  'email-left',
  'attachments-removed',
] as const;

/** How a ticket came: by the form, by mail, or in a chat. */
export const ticketChannels = ['form', 'mail', 'chat'] as const;
export type TicketChannel = (typeof ticketChannels)[number];
