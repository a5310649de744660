import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { CallEvent, Command } from '#functions/providers/telephony/port.ts';

export type IncomingEvent = Extract<CallEvent, { t: 'incoming' }>;
/** Any later event of a call. */
export type LaterEvent = Exclude<CallEvent, IncomingEvent>;
/** One that the dialogue hears of; the result of dialling concerns the owner. */
export type TurnEvent = Exclude<LaterEvent, { t: 'dialled' }>;

/** What the telephone does next, and the call as it is stored now; undefined for a call that is not known. */
export type Reply = { commands: Command[]; session: CallSession | undefined };
