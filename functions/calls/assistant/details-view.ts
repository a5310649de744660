import type { Contact } from '#functions/account/public.ts';
import type { StoredCall, StoredDetails } from '#functions/calls/assistant/store.ts';
import type { WhoHas } from '#functions/people/public.ts';
import type { AssistantSettings, CallDetails } from '#shared/api/assistant.ts';
import type { Mark, Spam } from '#shared/values/call.ts';
import type { Language } from '#shared/values/language.ts';
import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';

type Parts = {
  call: StoredCall;
  details: StoredDetails | undefined;
  settings: AssistantSettings;
  history: StoredCall[];
  mark: Mark | null;
  contact: Contact | undefined;
  facts: Awaited<ReturnType<WhoHas>>;
};

const EARLIER = 10;

/** A call with all that is kept of it, for its owner alone. */
export function detailsView(
  { call, details, settings, history, mark, contact, facts }: Parts,
  lang: Language,
  now: Date,
): CallDetails {
  return {
    call: { ...call, spam: withReasonTexts(call.spam, lang) },
    language: details?.language ?? settings.language,
    reason_class: details?.reason_class ?? null,
    callback_text: details?.callback_text ?? null,
    offered: (details?.offered ?? []).filter((at) => at > now.toISOString()),
    tz: settings.time_zone,
    consent: details?.consent ?? null,
    transcript: details?.transcript ?? [],
    may_text: details?.may_text ?? false,
    mark,
    note: details?.note ?? '',
    card: cardOf(contact, facts),
    history: history
      .slice(0, EARLIER)
      .map(({ id, started_at, status, reason }) => ({ id, at: started_at, status, reason })),
    deleted_at: details?.deleted_at ?? null,
  };
}

/** Contacts win; facts from records carry their confidence. */
function cardOf(contact: Contact | undefined, facts: Parts['facts']): CallDetails['card'] {
  if (!contact && !facts) return null;
  const { card, isSure = false } = facts ?? {};
  return {
    person_id: card?.person_id ?? null,
    name: contact?.name ?? card?.full_name ?? '',
    place: card?.lives_in ? [card.lives_in.city, card.lives_in.state].filter(Boolean).join(', ') : null,
    line: null,
    since: null,
    confidence: contact ? 'high' : isSure ? 'good' : 'may_be',
    is_contact: Boolean(contact),
  };
}

/** A verdict with its reasons in the words of a language. */
export const withReasonTexts = (spam: Spam, language: Language): Spam => ({
  ...spam,
  reasons: spam.reasons.map((reason) => ({ ...reason, text: reasonWords(reason.code, language) ?? reason.text })),
});
