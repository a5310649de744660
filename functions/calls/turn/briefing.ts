import parsePhoneNumber from 'libphonenumber-js/max';

import { type Account, firstNameOf } from '#functions/account/public.ts';
import { spokenNames } from '#functions/calls/assistant/owner-name.ts';
import { consentFor, placeOf } from '#functions/calls/dialogue/consent.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { isCostly } from '#functions/calls/dialogue/spoken-numbers.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import type { Treatment } from '#functions/calls/assistant/domain/treatment.ts';
import type { IncomingEvent } from '#functions/calls/turn/events.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { portugueseOf, portugueseOfCaller } from '#shared/values/variety.ts';

type CallerContext = {
  account: Account;
  settings: AssistantSettings;
  treatment: Treatment;
  contact_name: string | null;
  remembered_name: string | null;
  standing: Briefing['standing'];
  isOverBudget: boolean;
  closed: Briefing['closed'];
};

/** What the assistant knows before the first word. */
export function buildBriefing({ from, to, language }: IncomingEvent, context: CallerContext): Briefing {
  const { account, settings, treatment, contact_name, remembered_name, standing, isOverBudget, closed } = context;
  const owner = placeOf(account.phone ?? to);
  const caller = placeOf(from);
  const name = firstNameOf(account) || 'Calluna';
  // No callback is booked on a premium number: its caller is asked for another one.
  const number = from !== null && isCostly(from) ? null : from;
  return {
    owner: name,
    spoken_names: spokenNames(name, settings),
    greeting: treatment.greeting || settings.greeting,
    closed,
    voice: settings.voice,
    language: language ?? languageFor(caller?.country ?? null, owner?.country ?? null, settings.language),
    portuguese: portugueseOfCaller(from, account),
    zone: settings.time_zone,
    is_neutral: !settings.is_on || isOverBudget,
    is_unwelcome: treatment.takes === 'nothing',
    contact_name,
    takes: treatment.takes === 'nothing' ? 'all' : treatment.takes,
    is_vip: treatment.is_vip,
    remembered_name,
    standing,
    consent: consentFor(caller, owner, settings.always_ask),
    can_text: number !== null && takesTexts(number),
    caller_number: number,
    caller_zone: (number && zoneOf(number)) ?? null,
    owner_number: account.phone ?? to,
    keeps_recordings: settings.keep_days > 0,
  };
}

/** The briefing of a call without an account; it names no owner. */
export const neutralBriefing = ({ from, language }: IncomingEvent): Briefing => ({
  owner: '',
  greeting: '',
  closed: null,
  voice: 'calm',
  language: language ?? languageFor(placeOf(from)?.country ?? null, null, 'en'),
  portuguese: portugueseOf(from) ?? 'pt-BR',
  zone: 'UTC',
  is_neutral: true,
  is_unwelcome: false,
  contact_name: null,
  takes: 'all',
  is_vip: false,
  remembered_name: null,
  standing: null,
  consent: 'strict',
  can_text: false,
  caller_number: null,
  caller_zone: null,
  owner_number: null,
  keeps_recordings: false,
});

/** Whether a text can arrive. Landlines take none; in some countries numbers don't tell the two apart. */
function takesTexts(phone: string): boolean {
  const type = parsePhoneNumber(phone)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

const languageByCountry = new Map(
  languages.flatMap((language) => phrasesOf[language].countries.map((country) => [country, language] as const)),
);

/**
 * The language that a call begins in; speech recognition needs it before the first word. A caller from the owner’s own
 * country is taken to speak the owner’s language, any other the language of their country.
 */
function languageFor(caller: string | null, owner: string | null, ownersLanguage: Language): Language {
  if (!caller || caller === owner) return ownersLanguage;
  return languageByCountry.get(caller) ?? ownersLanguage;
}
