import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { isFullName, isPartOf, knownSpelling } from '#functions/calls/outcome/known-spelling.ts';
import { looksLikeOneOf } from '#functions/names/look-alike.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { KnownCallers } from '#functions/calls/outcome/known-callers.ts';

type CallerName = Pick<StoredCall, 'caller_name' | 'caller_name_source' | 'is_imitation'>;

/**
 * The caller’s name: from the owner’s contacts by the number, else as said, else from the index if the match is certain. A
 * name that was heard is spelled as the owner knows it; the transcript keeps what was heard. Who says the name of a contact,
 * or one that looks like it, from another number is an imitation until the owner knows better.
 */
export async function callerName(
  { account_id, dialogue, from }: CallSession,
  known: KnownCallers,
  now: Date,
): Promise<CallerName> {
  const { briefing, understood } = dialogue;
  if (briefing.contact_name) return { caller_name: briefing.contact_name, caller_name_source: 'contact' };
  if (understood?.name) {
    const heard = understood.name.value;
    const contacts = account_id ? await known.contacts(account_id) : [];
    const caller_name = await spellingOf(heard, briefing.remembered_name, async () =>
      account_id ? [...contacts, ...(await known.callers(account_id, contacts))] : [],
    );
    const isImitation = looksLikeOneOf(heard, contacts) || looksLikeOneOf(caller_name, contacts);
    return { caller_name, caller_name_source: 'said', ...(isImitation && { is_imitation: true }) };
  }
  const owner = from ? await known.whoHas(from, now) : undefined;
  if (owner?.isSure) return { caller_name: owner.card.full_name, caller_name_source: 'lookup' };
  return { caller_name: null, caller_name_source: 'unknown' };
}

/** A name as this number gave it before, if it is part of that, else as a contact or an earlier caller spells it. */
async function spellingOf(
  heard: string,
  remembered: string | null,
  names: () => Promise<readonly string[]>,
): Promise<string> {
  if (remembered && isPartOf(heard, remembered)) return remembered;
  return (isFullName(heard) && knownSpelling(heard, await names())) || heard;
}
