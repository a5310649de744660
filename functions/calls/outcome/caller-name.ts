import type { StoredCall } from '#functions/calls/assistant/store.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { WhoHas } from '#functions/people/public.ts';

type CallerName = Pick<StoredCall, 'caller_name' | 'caller_name_source'>;

/** The caller’s name: from the owner’s contacts, else as said, else from the index if the match is certain. */
export async function callerName({ dialogue, from }: CallSession, whoHas: WhoHas, now: Date): Promise<CallerName> {
  const { briefing, understood } = dialogue;
  if (briefing.contact_name) return { caller_name: briefing.contact_name, caller_name_source: 'contact' };
  if (understood?.name) return { caller_name: understood.name.value, caller_name_source: 'said' };
  const owner = from ? await whoHas(from, now) : undefined;
  if (owner?.isSure) return { caller_name: owner.card.full_name, caller_name_source: 'lookup' };
  return { caller_name: null, caller_name_source: 'unknown' };
}
