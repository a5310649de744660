import { isRefusedUse, type ReasonForUse, type StatedUse } from '#shared/validation/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import type { Language } from '#shared/values/language.ts';
import type { PortugueseChoice } from '#shared/values/portuguese.ts';

export type Profile = {
  name: string;
  language: Language;
  portuguese?: PortugueseChoice | undefined;
  time_zone: string;
  reason_for_use: ReasonForUse | null;
};
type ProfileUpdate = {
  [K in keyof Omit<Profile, 'reason_for_use'>]?: Profile[K] | undefined;
} & { reason_for_use?: StatedUse | undefined };

/**
 * Applies an update to a profile.
 * @throws account.use-refused for a use that reports are never for
 */
export function applyUpdate(profile: Profile, update: ProfileUpdate): Profile {
  const { reason_for_use = profile.reason_for_use } = update;
  if (reason_for_use !== null && isRefusedUse(reason_for_use))
    throw new Fault('account.use-refused', { fields: { reason_for_use: [messages['use.refused']] } });
  return {
    name: update.name ?? profile.name,
    language: update.language ?? profile.language,
    portuguese: update.portuguese ?? profile.portuguese,
    time_zone: update.time_zone ?? profile.time_zone,
    reason_for_use,
  };
}
