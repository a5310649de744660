import parsePhoneNumber from 'libphonenumber-js/max';

import { type Account, firstNameOf } from '#functions/account/public.ts';
import { type Briefing, consentFor, placeOf } from '#functions/calls/assistant/open/dialogue.ts';
import type { Incoming } from '#functions/calls/telephony/calls/whom.ts';
import { languageOf } from '#functions/calls/telephony/domain/spoken-in.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import type { Mark } from '#shared/values/call.ts';

type Known = {
  account: Account;
  settings: AssistantSettings;
  mark: Mark | null;
  contact_name: string | null;
  isOverBudget: boolean;
};

/** What the assistant knows before the first word. */
export function brief({ from, to, language }: Incoming, known: Known): Briefing {
  const { account, settings, mark, contact_name, isOverBudget } = known;
  const owner = placeOf(account.phone ?? to);
  const caller = placeOf(from);
  return {
    owner: firstNameOf(account) || 'Calluna',
    greeting: settings.greeting,
    voice: settings.voice,
    language: language ?? languageOf(caller?.country ?? null, owner?.country ?? null, settings.language),
    zone: settings.time_zone,
    is_neutral: !settings.is_on || isOverBudget,
    is_unwelcome: mark === 'blocked',
    contact_name,
    consent: consentFor(caller, owner, settings.always_ask),
    can_text: from !== null && takesTexts(from),
    caller_number: from,
    keeps_recordings: settings.keep_days > 0,
  };
}

/** For a call that is for nobody: not even a name is known. */
export const briefForNobody = ({ from, language }: Incoming): Briefing => ({
  ...{ owner: '', greeting: '', voice: 'calm', zone: 'UTC', is_neutral: true, is_unwelcome: false },
  language: language ?? languageOf(placeOf(from)?.country ?? null, null, 'en'),
  ...{ contact_name: null, consent: 'strict', can_text: false, caller_number: null, keeps_recordings: false },
});

/** Whether a text can arrive: a landline takes none, and in some countries nobody can tell the two apart. */
function takesTexts(phone: string): boolean {
  const type = parsePhoneNumber(phone)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}
