/**
 * The mails that their reader can turn off, each kind by itself: all about calls, reminders of a callback, the spam of a week,
 * changed reports, the calls of a day. The link in such a mail names its kind.
 */
export const stoppableMails = ['call-answered', 'callback-due', 'spam-week', 'report-changed', 'day-digest'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

/** The kind that a token says it stops, unproven; a token of the first ones, about changed reports, says none. */
export const kindOfStopToken = (token: string): StoppableMail =>
  stoppableMails.find((kind) => kind === token.split('~')[1]) ?? 'report-changed';
