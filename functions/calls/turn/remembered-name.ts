import { type Account, firstNameOf } from '#functions/account/public.ts';
import type { StoredMark } from '#functions/calls/assistant/settings-store.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { spokenName } from '#functions/calls/dialogue/spoken-formats.ts';
import { claimOf } from '#functions/calls/outcome/caller-words.ts';
import { isPartOf } from '#functions/calls/outcome/known-spelling.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import { isOwnersName } from '#functions/nlu/intents/owner.ts';
import { languages } from '#shared/values/language.ts';

/**
 * The name that the last genuine call from a number gave to this owner. Where no carrier vouches for the number, the call
 * before has to have given it as well; where that gave another one, people share the telephone. A call that was deleted, by
 * the owner or by its caller, is not remembered.
 */
export async function rememberedName(
  { account_id, last_call, earlier_call, mark }: StoredMark,
  owner: Account,
  isAttested: boolean,
  { calls }: Pick<CallContext, 'calls'>,
): Promise<string | null> {
  if (!last_call || mark === 'spam' || mark === 'blocked') return null;
  const both = await calls.among(account_id, [last_call, ...(earlier_call ? [earlier_call] : [])]);
  const [name, before] = [last_call, earlier_call].map((id) => saidIn(both.find((call) => call.id === id)));
  const isSame = name && before ? isPartOf(name, before) || isPartOf(before, name) : isAttested;
  if (!name || !isSame) return null;
  return maySay(name, firstNameOf(owner)) ? spokenName({ value: name, confidence: 1 }) : null;
}

const saidIn = (call: StoredCall | undefined): string | null =>
  call?.caller_name_source === 'said' ? call.caller_name : null;

/** Whether a name may be said to any caller: it is not rude, no institution’s, and not the owner’s own. */
export function maySay(name: string, owner: string): boolean {
  const isRude = languages.some((language) => {
    const { abuse, threat } = intentsIn(name, language);
    return abuse || threat;
  });
  const isOwners = name.split(' ').some((word) => owner !== '' && isOwnersName(word, [owner]));
  return !isRude && !isOwners && claimOf({ caller_name: name, caller_name_source: 'said' }) === 'claimed';
}
