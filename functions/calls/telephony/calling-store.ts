import * as z from 'zod';

import { Dialogue } from '#functions/calls/assistant/open/dialogue.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { attestations, type Command, divertReasons } from '#functions/providers/telephony/port.ts';
import { AssistantSettings } from '#shared/api/assistant.ts';
import { Callback } from '#shared/values/call.ts';
import { AccountId, CallId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();
const DAY = 86_400_000;

/** What was said so far, with what speech recognition thought it might have been. Empty where nothing may be written down. */
const Heard = z.object({ who: z.enum(['assistant', 'caller']), text: z.string(), alternatives: z.array(z.string()) });
export type Heard = z.infer<typeof Heard>;

/**
 * A call from its first ring until a day later, so that whatever comes twice is answered as it was. Once it is concluded,
 * nothing of what was said is left in it.
 */
export const Calling = z.object({
  /** The telephone company’s own id. */
  call_ref: z.string(),
  id: CallId,
  /** Whose call it is; null for one that is for nobody. */
  account_id: AccountId.nullable(),
  from: Phone.nullable(),
  to: Phone,
  diverted_because: z.enum(divertReasons).nullable(),
  stir: z.enum(attestations).nullable(),
  settings: AssistantSettings.nullable(),
  begun_at: moment,
  moved_at: moment,
  dialogue: Dialogue,
  heard: z.array(Heard),
  /** The turn that was answered last, and with what. */
  answered: z.object({ turn: z.number().int().nullable(), commands: z.array(z.custom<Command>()) }),
  /** A message is being recorded, which arrives even if the caller hangs up. */
  is_recording: z.boolean(),
  appointment: Callback.nullable(),
  ended_at: moment.nullable(),
  concluded_at: moment.nullable(),
});
export type Calling = z.infer<typeof Calling>;

const calling: Entity<Calling> = {
  schema: Calling,
  key: ({ call_ref }) => keys.calling({ call_id: call_ref }),
  index: ({ account_id, concluded_at, moved_at, call_ref }) =>
    account_id && !concluded_at ? index.calling(moved_at, call_ref) : undefined,
  expires: ({ begun_at }) => new Date(Date.parse(begun_at) + DAY),
};

/** Over, and nothing more of it is to come. */
export const isOver = ({ dialogue, is_recording }: Calling) => dialogue.step === 'closed' && !is_recording;

export const callingStore = (table: Table) => ({
  of: (call_ref: string): Promise<Revised<Calling> | undefined> =>
    table.get(calling, keys.calling({ call_id: call_ref })),
  begin: (item: Calling): Write => table.put(calling, item),
  replace: (was: Revised<Calling>, next: Calling): Write => table.put(calling, next, was),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** Those that nothing has happened in since, and that nobody has concluded. */
  still: (since: Date, limit: number) =>
    table.queryIndex(calling, index.waitingBy('CALLING', since.toISOString()), limit, 'oldest first'),
});
export type CallingStore = ReturnType<typeof callingStore>;
