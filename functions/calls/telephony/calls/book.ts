import type { Dialogue } from '#functions/calls/assistant/open/dialogue.ts';
import type { Change } from '#functions/calls/callbacks/open/agenda.ts';
import type { Calling } from '#functions/calls/telephony/calling-store.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';
import { asFault } from '#shared/errors/catalogue.ts';

/** The appointment that the caller has just agreed to; undefined where somebody else has the time by now. */
export async function book(
  { account_id, settings, id, from }: Calling,
  { briefing, understood, language }: Dialogue,
  starts_at: string,
  { agenda }: Pick<Exchange, 'agenda'>,
  now: Date,
): Promise<Change | undefined> {
  if (!account_id || !settings) return undefined;
  const name = briefing.contact_name ?? understood?.name?.value ?? null;
  const caller = { name, number: from ?? '', about: understood?.reason?.summary ?? null, language };
  return agenda
    .book({ account_id, call_id: id, starts_at, settings, caller, may_text: false, now })
    .catch((error: unknown) => {
      if (asFault(error).code === 'callbacks.slot-taken') return undefined;
      throw error;
    });
}
