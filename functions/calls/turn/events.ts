import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { CallEvent, Command } from '#functions/providers/telephony/port.ts';

export type IncomingEvent = Extract<CallEvent, { t: 'incoming' }>;
/** Any later event of a call. */
export type TurnEvent = Exclude<CallEvent, IncomingEvent>;

/** What the telephone does next, and the call as it is stored now; undefined for a call that is not known. */
export type Reply = { commands: Command[]; session: CallSession | undefined };
