import parsePhoneNumber from 'libphonenumber-js/min';

import type { Mark } from '#shared/values/call.ts';
import type { Blocking, PersonRule } from '#shared/values/call-rules.ts';

/** What is known of a caller when the phone rings. */
export type RingingCaller = {
  /** Null if the number is withheld. */
  from: string | null;
  /** The owner’s own number. */
  own: string | null;
  isContact: boolean;
  mark: Mark | null;
};
type Rules = { people: readonly PersonRule[]; blocking: Blocking };

/** Which rule blocks a caller. */
export type BlockedBy = { what: 'mark' | 'withheld' } | { what: 'prefix' | 'country'; which: string };

export type Treatment = {
  /** What is taken of the call: all, a message without a callback, a message and no questions, or nothing. */
  takes: 'all' | 'message' | 'voicemail' | 'nothing';
  /** The owner’s phone rings at once. */
  rings: boolean;
  greeting: string;
  is_vip: boolean;
  blocked_by: BlockedBy | null;
};

const usual: Treatment = { takes: 'all', rings: false, greeting: '', is_vip: false, blocked_by: null };

/**
 * How a call is treated. The first of these that applies decides:
 *
 * 1. the owner’s own number: as usual
 * 2. a number that the owner blocked or marked as spam: nothing
 * 3. a rule for the person
 * 4. a contact, or a number that the owner marked as “not spam”: as usual, whatever kind of number it is
 * 5. a withheld number: a message, if such are blocked
 * 6. the longest blocked beginning, then a blocked country: as the owner chose
 */
export function treatmentOf({ from, own, isContact, mark }: RingingCaller, { people, blocking }: Rules): Treatment {
  if (from !== null && from === own) return usual;
  if (mark === 'blocked' || mark === 'spam') return { ...usual, takes: 'nothing', blocked_by: { what: 'mark' } };
  const rule = people.find(({ phone }) => phone === from);
  if (rule) {
    const { route, greeting, is_vip } = rule;
    return {
      ...usual,
      takes: route === 'message_only' ? 'message' : 'all',
      rings: route === 'put_through',
      greeting,
      is_vip,
    };
  }
  if (isContact || mark === 'not_spam') return usual;
  const blocked_by = blockedBy(from, blocking);
  if (!blocked_by) return usual;
  const isMessage = blocked_by.what === 'withheld' || blocking.action === 'voicemail';
  return { ...usual, takes: isMessage ? 'voicemail' : 'nothing', blocked_by };
}

/** What blocks a number by its kind. */
function blockedBy(from: string | null, { withheld, prefixes, countries }: Blocking): BlockedBy | null {
  if (from === null) return withheld ? { what: 'withheld' } : null;
  const [prefix] = prefixes.filter((each) => from.startsWith(each)).sort((one, other) => other.length - one.length);
  if (prefix) return { what: 'prefix', which: prefix };
  const country = countries.length ? parsePhoneNumber(from)?.country : undefined;
  return country && countries.includes(country) ? { what: 'country', which: country } : null;
}
