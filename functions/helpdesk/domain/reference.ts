import { isId, newId } from '#shared/values/new-id.ts';
import type { TicketId } from '#shared/values/id.ts';

/** What follows the time in an id is chance. */
const TIME = 'tkt_'.length + 10;
const CHARACTERS = 6;

/** A new reference, such as CAL-T-2K7Q9F: short enough to say on the phone. The store sees to it that no two are the same. */
export const newReference = (): string => `CAL-T-${newId('ticket').slice(TIME, TIME + CHARACTERS)}`;

/** A reference as people copy it: in small letters, with spaces, or its last part alone. */
export const fullReference = (written: string): string =>
  `CAL-T-${written
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(-CHARACTERS)}`;

/** The token of a ticket in an address: its id and a code, in small letters, since mail servers may change the case. */
export const writeToken = (ticket_id: TicketId, codeOf: (ticket_id: TicketId) => string): string =>
  `${ticket_id.slice('tkt_'.length).toLowerCase()}${codeOf(ticket_id)}`;

/** The ticket of a token; undefined if we never made it. */
export function readToken(
  token: string,
  codeOf: (ticket_id: TicketId) => string,
  isSame: (one: string, other: string) => boolean,
): TicketId | undefined {
  const ticket_id = `tkt_${token.slice(0, 26).toUpperCase()}`;
  if (!isId('ticket', ticket_id)) return undefined;
  return isSame(token.slice(26).toLowerCase(), codeOf(ticket_id)) ? ticket_id : undefined;
}
