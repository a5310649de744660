import { type Account, unsubscribeLinks } from '#functions/account/public.ts';
import { ownerNameIn } from '#functions/calls/assistant/owner-name.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import type { Appointment, CallerNotice } from '#functions/calls/callbacks/domain/appointment.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';
import { claimOf, hidesLine, safeName, safeWords, withoutContacts } from '#functions/calls/outcome/caller-words.ts';
import { notificationChannelsOf, type Reachable } from '#functions/calls/callbacks/notification-channels.ts';
import { type CallMessage, type CallNote, outboxOf } from '#functions/messaging/public.ts';
import { fold } from '#functions/names/fold.ts';
import { deadlineIn } from '#functions/nlu/reason/deadline.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { shortLinksOf } from '#functions/support/short-links.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import type { Ways } from '#shared/api/account.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import { MINUTE } from '#shared/values/duration.ts';
import type { CallId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { varietyOfCaller, varietyOfMember } from '#shared/values/variety.ts';

/** A notification: written in the transaction of its cause, sent after the commit. */
export type Notice = { writes: Write[]; send: () => Promise<void> };

type Owner = Reachable & Pick<Account, 'name' | 'language' | 'portuguese'>;
type CallerNoticeContext = {
  owner: Owner;
  settings: Pick<AssistantSettings, 'spoken_name'>;
  appointment: Appointment;
};
/** The owner, and how much a notification says. */
type NoticeContext = { owner: Owner; settings: Pick<AssistantSettings, 'detail' | 'time_zone'> };

/** The channels of a notification; `heldUntil` is the end of quiet hours. The template takes a link. */
type ChannelNotice = {
  owner: Owner;
  channels: Ways;
  heldUntil: Date | undefined;
  /** What its reader turns off by the link in the mail. */
  kind: 'call-answered' | 'callback-due';
  templateOf: (link: string) => CallMessage;
};

const HOUR_MINUTES = 60;
/** A link is good for a day, a caller’s until the call back, a week at most: then a chat is forgotten. */
const MOST_MINUTES = 7 * 24 * HOUR_MINUTES;
const USES = 20;

const pageOf = ({ language }: Owner, call_id: CallId | null) =>
  `/${language}/assistant/${call_id ? `call-details?call=${call_id}` : 'call-list'}`;

/** Notifications of calls and callbacks, to owners and callers. */
export const noticesOf = (
  table: Table,
  {
    outbox = outboxOf(table),
    chats = chatLinksOf(table),
    links = shortLinksOf(table),
    channelsOf = notificationChannelsOf(table),
    calls = callStore(table),
    secret = appSecret,
  } = {},
) => {
  const short = (target_path: string, minutes: number, now: Date) => {
    const { path, write } = links.make({ target_path, purpose: 'callback', minutes, max_uses: USES }, now);
    return { link: `${environment().SITE_URL}${path}`, write };
  };

  /** A link that opens the call without a login, for an hour in the first browser, as all links of texts do. */
  const toCall = ({ account_id, phone, language }: Owner, call_id: CallId | null, now: Date) => {
    const chat = chats.open({ account_id, view: 'inbox', language, phone }, now);
    const { link, write } = short(
      `${chat.path}?from=sms${call_id ? `&message=${call_id}` : ''}`,
      24 * HOUR_MINUTES,
      now,
    );
    return { link, writes: [chat.write, write] };
  };

  /** The same notification on each channel the owner chose; each leads to the call. */
  async function byChannels(
    { owner, channels, heldUntil, kind, templateOf }: ChannelNotice,
    call_id: CallId | null,
    now: Date,
  ): Promise<Notice> {
    const { account_id, email } = owner;
    const page = pageOf(owner, call_id);
    const link = environment().SITE_URL + page;
    const unsubscribe = await unsubscribeLinks(owner, kind, secret);
    const held = { until: heldUntil, call_id };
    const opened = channels.sms ? toCall(owner, call_id, heldUntil ?? now) : undefined;
    const messages = [
      ...(opened ? [outbox.queue(templateOf(opened.link), now, held)] : []),
      ...(channels.push ? [outbox.queuePush({ ...templateOf(''), account_id }, page, now, held)] : []),
      ...(channels.email ? [outbox.queueCallMail(templateOf(''), { email, link, unsubscribe }, now, held)] : []),
    ];
    return {
      writes: [...(opened?.writes ?? []), ...messages.map(({ write }) => write)],
      send: async () => void (await Promise.all(messages.map(({ send }) => send()))),
    };
  }

  return {
    /** Notifies the owner of a call; during quiet hours in the morning, unless it is urgent and they allow that. */
    async missedCall(
      { owner, settings, call, note }: NoticeContext & { call: StoredCall; note?: CallNote },
      now: Date,
    ): Promise<Notice> {
      const { account_id, phone } = owner;
      const language = varietyOfMember(owner);
      const { caller_number: number, reason, appointment, urgency, spam, status, has_audio } = call;
      const when = appointment && { at: appointment.starts_at, tz: settings.time_zone };
      const isUrgent = urgency === 'high';
      const about = safeWords(reason);
      const details = {
        detail: settings.detail,
        name: safeName(call.caller_name),
        from: safeName(call.caller_from ?? null),
        claim: claimOf(call),
        number: hidesLine(call) ? '' : number,
        withheld: number === '',
        extension: call.callback_number === null ? (call.callback_extension ?? null) : null,
        about,
        deadline: about && deadlineIn(about),
        when,
        wish: wishBeside(about, call.callback_text),
        verdict: spam.verdict,
        urgent: isUrgent,
        ...(note && { note }),
        has_message: status === 'voicemail' || has_audio,
        other_number: call.callback_number !== null,
      };
      const templateOf = (link: string) =>
        ({ purpose: 'missed-call', to: phone ?? '', account_id, language, params: { ...details, link } }) as const;
      const { quiet, ...channels } = await channelsOf(owner, topicOf(call), now);
      return byChannels({ owner, channels, heldUntil: quiet, kind: 'call-answered', templateOf }, call.id, now);
    },

    /** Several calls that may be spam, in one message. */
    async doubtfulCalls({ owner, count }: { owner: Owner; count: number }, now: Date): Promise<Notice> {
      const { account_id, phone } = owner;
      const language = varietyOfMember(owner);
      const templateOf = (link: string) =>
        ({ purpose: 'doubtful-calls', to: phone ?? '', account_id, language, params: { count, link } }) as const;
      const { quiet, ...channels } = await channelsOf(owner, 'call-answered', now);
      return byChannels({ owner, channels, heldUntil: quiet, kind: 'call-answered', templateOf }, null, now);
    },

    /** Several calls that were too many to be notified of one by one, in one message. */
    async heldCalls({ owner, count }: { owner: Owner; count: number }, now: Date): Promise<Notice> {
      const { account_id, phone } = owner;
      const language = varietyOfMember(owner);
      const templateOf = (link: string) =>
        ({ purpose: 'held-calls', to: phone ?? '', account_id, language, params: { count, link } }) as const;
      const { quiet, ...channels } = await channelsOf(owner, 'call-answered', now);
      return byChannels({ owner, channels, heldUntil: quiet, kind: 'call-answered', templateOf }, null, now);
    },

    /**
     * Notifies the owner of a change by the channels of call notices, or of a near callback by the channels chosen for
     * reminders. Quiet hours do not delay a reminder, which would then be too late.
     */
    async toOwner(
      what: 'callback-reminder' | Exclude<CallerNotice, 'callback-agreed'>,
      { owner, settings, appointment }: NoticeContext & { appointment: Appointment },
      now: Date,
    ): Promise<Notice> {
      const { account_id, phone } = owner;
      const language = varietyOfMember(owner);
      const { starts_at: at, call_id, caller_name, caller_number: number } = appointment;
      const call = call_id ? await calls.of(account_id, call_id) : undefined;
      const claim = claimOf({
        caller_name,
        caller_name_source: call?.caller_name_source ?? 'said',
        is_imitation: appointment.is_imitation,
      });
      const [name, about, word] = [
        safeName(caller_name),
        safeWords(appointment.about),
        withoutContacts(appointment.word),
      ];
      const details = { detail: settings.detail, name, claim, number, when: { at, tz: settings.time_zone } };
      const extension = call?.callback_extension ?? null;
      const isNear = what === 'callback-reminder';
      const templateOf = (link: string) => {
        const recipient = { account_id, language, to: phone ?? '' };
        if (isNear) return { ...recipient, purpose: what, params: { ...details, extension, about, link } };
        return { ...recipient, purpose: what, params: { ...details, reader: 'owner' as const, word, link } };
      };
      const kind = isNear ? 'callback-due' : 'call-answered';
      const { quiet, ...channels } = await channelsOf(owner, kind, now);
      return byChannels({ owner, channels, heldUntil: isNear ? undefined : quiet, kind, templateOf }, call_id, now);
    },

    /** Texts the caller, with a link to change the appointment without an account. */
    toCaller(what: CallerNotice, { owner, settings, appointment }: CallerNoticeContext, now: Date): Notice {
      const { account_id, id, starts_at: at, caller_number, caller_name, caller_language: language } = appointment;
      const phone = Phone.parse(caller_number);
      const minutesLeft = Math.ceil((Date.parse(at) - now.getTime()) / MINUTE) + HOUR_MINUTES;
      const minutes = Math.min(MOST_MINUTES, Math.max(minutesLeft, 24 * HOUR_MINUTES));
      const about = { account_id, appointment_id: id };
      const chat = chats.open(
        { account_id: null, view: 'doa', language, phone, name: caller_name, about, minutes },
        now,
      );
      const { link, write } = short(`${chat.path}?from=sms`, minutes, now);
      const when = { at, ...callersClock(appointment) };
      const recipient = { to: phone, account_id, language: varietyOfCaller(language, caller_number, owner) };
      const params = { name: ownerNameIn(language, owner, settings), when, link };
      const templateOf =
        what === 'callback-agreed'
          ? outbox.queue({ ...recipient, purpose: what, params }, now)
          : outbox.queue({ ...recipient, purpose: what, params: { ...params, reader: 'caller' } }, now);
      return { writes: [chat.write, write, templateOf.write], send: templateOf.send };
    },
  };
};
export type Notices = ReturnType<typeof noticesOf>;

const topicOf = ({ urgency, is_vip }: StoredCall) =>
  urgency === 'high' ? 'urgent-call' : is_vip ? 'vip-call' : 'call-answered';

/** The wish of a caller whose matter does not say it as well. */
const wishBeside = (about: string | null, wish: string | null): string | null =>
  wish && about && fold(about).includes(fold(wish)) ? null : wish;

/** The caller’s own clock where it is known, with the owner’s beside it where that shows another time. */
function callersClock({ caller_number, tz, starts_at }: Pick<Appointment, 'caller_number' | 'tz' | 'starts_at'>) {
  const theirs = zoneOf(caller_number);
  if (theirs === undefined) return { tz, names_zone: true };
  const minutesIn = (zone: string) => dayAndMinutesIn(zone, Date.parse(starts_at)).minutes;
  const isElsewhere = minutesIn(theirs) !== minutesIn(tz);
  return { tz: theirs, names_zone: isElsewhere, other_tz: isElsewhere ? tz : null };
}
