import * as z from 'zod';

import { type NoticeSection, noticeSections } from '#functions/messaging/public.ts';
import { words } from '#functions/names/fold.ts';
import { addDays } from '#shared/values/duration.ts';
import { MessageId } from '#shared/values/id.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { factsOf, type Person } from '#shared/values/person.ts';
import { addSpan, retention } from '#shared/values/retention.ts';

const moment = z.iso.datetime();

/**
 * A notice to one person that a record about them is to be listed (GDPR Art. 14). `waiting`: to be mailed. `mailed`: in the
 * outbox. `sent`: delivered. `failed`: not delivered, so the person stays unlisted.
 */
export const Notice = z.object({
  /** Keyed, of mailbox and name. */
  digest: z.string(),
  country: z.string(),
  state: z.enum(['waiting', 'mailed', 'sent', 'failed']),
  made_at: moment,
  /** What the mail says; nothing of it is left once it is sent or has failed. */
  about: z
    .object({
      name: z.string(),
      email: z.email(),
      language: z.enum(languages),
      sources: z.array(z.string()),
      sections: z.array(z.enum(noticeSections)),
    })
    .nullable(),
  message_id: MessageId.nullable(),
  /** When the job looks at it next; null once it is sent or has failed. */
  watch_at: moment.nullable(),
  sent_at: moment.nullable(),
  ends_at: moment,
});
export type Notice = z.infer<typeof Notice>;

/** Days between the notice and the first import that lists the person: time to object. */
export const OBJECTION_DAYS = 30;
/** A notice is sent within a month (GDPR Art. 14(3)(a)), or not at all: the next import makes a new one. */
const SEND_WITHIN_DAYS = 28;
/** Before that, operators are alarmed. */
const WARNING_DAYS = 20;

/** The language of a notice: that of the country where we write it, otherwise English. Each links to all eight. */
const languageOfCountry: Record<string, Language> = {
  FR: 'fr',
  LU: 'fr',
  PT: 'pt',
  BR: 'pt',
  ES: 'es',
  TR: 'tr',
  RU: 'ru',
};

/** The recipient of a notice: the same in every record of the source and of others, whatever their number. */
export const recipientOf = (name: string, email: string): string => {
  const all = words(name);
  const [first = '', last = ''] = [all[0], all.at(-1)].map((word) => word ?? '').sort();
  return `${email.toLowerCase()}\0${first} ${last}`;
};

export function newNotice(digest: string, person: Person, email: string, country: string, now: Date): Notice {
  const made_at = now.toISOString();
  const sources = new Set(factsOf(person).flatMap((fact) => fact.sources.map(({ source }) => source)));
  const hasFacts = (section: NoticeSection) => {
    const facts = person[section];
    return Array.isArray(facts) ? facts.length > 0 : facts !== null;
  };
  return {
    digest,
    country,
    state: 'waiting',
    made_at,
    about: {
      name: person.names[0]!.full_name,
      email,
      language: languageOfCountry[country] ?? 'en',
      sources: [...sources].sort(),
      sections: noticeSections.filter(hasFacts),
    },
    message_id: null,
    watch_at: made_at,
    sent_at: null,
    ends_at: addDays(now, SEND_WITHIN_DAYS).toISOString(),
  };
}

export const mailed = (notice: Notice, message_id: MessageId, watch_at: Date): Notice => ({
  ...notice,
  state: 'mailed',
  message_id,
  watch_at: watch_at.toISOString(),
});

/** Sent: the proof stays, without the person. */
export const sent = (notice: Notice, sent_at: string): Notice => ({
  ...notice,
  state: 'sent',
  about: null,
  message_id: null,
  watch_at: null,
  sent_at,
  ends_at: addSpan(sent_at, retention.notice.life.most).toISOString(),
});

export const failed = (notice: Notice): Notice => ({
  ...notice,
  state: 'failed',
  about: null,
  message_id: null,
  watch_at: null,
});

/** Whether the person had the notice and the time to object. */
export const mayBeListedAfter = ({ sent_at }: Pick<Notice, 'sent_at'>, now: Date): boolean =>
  sent_at !== null && addDays(sent_at, OBJECTION_DAYS) <= now;

export const isLate = ({ made_at }: Pick<Notice, 'made_at'>, now: Date): boolean =>
  addDays(made_at, WARNING_DAYS) <= now;
