import { Fault } from '#shared/errors/catalogue.ts';
import type { ReasonForUse } from '#shared/validation/account.ts';
import { messages } from '#shared/validation/messages.ts';
import type { Language } from '#shared/values/language.ts';

export type Profile = {
  name: string;
  language: Language;
  time_zone: string;
  reason_for_use: ReasonForUse | null;
  reason_words: string | null;
};
type ProfileUpdate = { [K in keyof Profile]?: NonNullable<Profile[K]> | undefined };

/**
 * Applies an update to a profile. Words are kept for the reason `other` only, which requires them.
 * @throws request.invalid for that reason without words
 */
export function applyUpdate(profile: Profile, update: ProfileUpdate): Profile {
  const reason_for_use = update.reason_for_use ?? profile.reason_for_use;
  const words = update.reason_words ?? profile.reason_words;
  if (update.reason_for_use === 'other' && !words)
    throw new Fault('request.invalid', { fields: { reason_words: [messages.required] } });
  return {
    name: update.name ?? profile.name,
    language: update.language ?? profile.language,
    time_zone: update.time_zone ?? profile.time_zone,
    reason_for_use,
    reason_words: reason_for_use === 'other' ? words || profile.reason_words : null,
  };
}
