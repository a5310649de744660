import type { Account } from '#functions/account/public.ts';
import { closedAt } from '#functions/calls/calendar/domain/hours.ts';
import { type Treatment, treatmentOf } from '#functions/calls/assistant/domain/treatment.ts';
import { begin } from '#functions/calls/dialogue/decide.ts';
import { putThroughAtOnce } from '#functions/calls/dialogue/owner-orders.ts';
import { nobodyWatches, type OwnerSide, TALK_MINUTES } from '#functions/calls/dialogue/owner-side.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import { buildBriefing, neutralBriefing } from '#functions/calls/turn/briefing.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { IncomingEvent, Reply } from '#functions/calls/turn/events.ts';
import { historyAfter } from '#functions/calls/turn/history.ts';
import { rememberedName } from '#functions/calls/turn/remembered-name.ts';
import { mayRing } from '#functions/calls/turn/ring-through.ts';
import type { CallSession, KnownOfCaller } from '#functions/calls/turn/session-store.ts';
import { log } from '#functions/platform/log.ts';
import type { Command } from '#functions/providers/telephony/port.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import { CallId, newId } from '#shared/values/id.ts';
import type { RingThrough } from '#shared/values/live-call.ts';

/**
 * Answers an incoming call. Rejects a loop and a call beyond the owner’s lines; a call for no account gets a neutral
 * message.
 */
export async function pickUp(event: IncomingEvent, context: CallContext, now: Date): Promise<Reply> {
  const { sessions, forwarding } = context;
  const existing = await sessions.of(event.call_ref);
  if (existing) return { commands: existing.answered.commands, session: existing };

  const { account, isLoop } = await resolveOwner(event, context);
  const { from, forwarded_from: via, diverted_because: because } = event;
  if (account) await forwarding.seen({ account_id: account.account_id, because, from, via, now });
  const session =
    isLoop || !account ? neutralSession(event, isLoop, now) : await startSession(event, account, context, now);
  return { commands: session.answered.commands, session };
}

async function startSession(
  event: IncomingEvent,
  account: Account,
  context: CallContext,
  now: Date,
): Promise<CallSession> {
  const { account_id } = account;
  const { call_ref, from } = event;
  const { marks, contacts, minutes, lines, callers, sessions } = context;
  const [{ settings }, mark, contact, used, busy, { rules }, known, { hours }] = await Promise.all([
    context.settings.of(account),
    from ? marks.of(account_id, from) : undefined,
    from ? contacts.of(account_id, from) : undefined,
    minutes.used(account_id, now),
    lines.of(account_id),
    context.ringThrough.of(account_id),
    from ? callers.of(from, now) : undefined,
    context.hours.of(account_id),
  ]);
  if (!settings.is_on || account.blocked) return neutralSession(event, false, now);

  const treatment = treatmentOf(
    { from, own: account.phone, isContact: contact !== undefined, mark: mark?.mark ?? null },
    rules,
  );
  const briefing = buildBriefing(event, {
    account,
    settings,
    treatment,
    contact_name: contact?.name ?? null,
    remembered_name: mark && !contact ? await rememberedName(mark, account, event.stir === 'A', context) : null,
    isOverBudget: used >= context.minutesAMonth(),
    standing: treatment.takes === 'all' ? await standingCallback(event, account, context, now) : null,
    closed: closedAt(hours, settings.time_zone, now),
  });
  const owner = ownerSide(event, account, settings, rules, treatment);
  const has_rule = rules.people.some(({ phone }) => phone === from);
  const isKnown = treatment.takes !== 'nothing' && (contact !== undefined || has_rule);
  const line = lines.take(busy, account_id, call_ref, now, {
    isKnown,
    ...(owner.rules.is_listed && { minutes: TALK_MINUTES }),
  });
  const begun = line
    ? newSession(event, briefing, now)
    : newSession(event, { ...briefing, is_neutral: true }, now, [{ c: 'reject' }]);
  const reputation: KnownOfCaller = {
    owner: account.phone ?? event.to,
    mark: mark?.mark ?? null,
    has_rule,
    talked_at: mark?.talked_at ?? null,
    genuine_at: mark?.genuine_at ?? null,
    called: known?.called.map(({ at }) => ({ at })) ?? [],
    reports:
      known?.reports.map(({ at, account_id, says, spam_kind, was_called }) => ({
        at,
        says,
        spam_kind,
        was_called,
        ...(account_id && { account_id }),
      })) ?? [],
  };
  const session = await ringForListed({ ...begun, account_id, settings, reputation, owner }, context, now);
  await sessions.commit(
    sessions.begin(session),
    ...(line && !session.ended_at ? [line] : []),
    ...(from ? [callers.noteCall({ phone: from, account_id, at: now.toISOString() })] : []),
  );
  return session;
}

/**
 * The callback that stands, for a number that its carrier vouches for: a number can be forged, and whose appointment it is is
 * no one else’s business. A call is answered without.
 */
async function standingCallback(
  { from, stir }: IncomingEvent,
  { account_id }: Account,
  { agenda }: Pick<CallContext, 'agenda'>,
  now: Date,
): Promise<Briefing['standing']> {
  if (!from || stir !== 'A') return null;
  try {
    const found = await agenda.standing(account_id, from, now);
    return found ? { id: found.id, starts_at: found.starts_at, name: found.caller_name } : null;
  } catch (error) {
    log.warn('the callback that stands could not be read', { error: String(error) });
    return null;
  }
}

/** The owner’s phone can ring from where a second number can be dialled, unless it is the one that calls. */
function ownerSide(
  { is_steerable, from, to }: IncomingEvent,
  { phone, phone_confirmed_at }: Account,
  { language }: AssistantSettings,
  { words, urgent }: RingThrough,
  { rings }: Treatment,
): OwnerSide {
  const isReachable = is_steerable && phone_confirmed_at !== null && phone !== from;
  return {
    ...nobodyWatches,
    phone: isReachable ? phone : null,
    caller_id: isReachable ? to : null,
    language,
    rules: { is_listed: rings, words, urgent },
  };
}

/** Puts a listed caller through at once, after the sentence that says that a machine answers. */
async function ringForListed(session: CallSession, context: CallContext, now: Date): Promise<CallSession> {
  const { owner, dialogue, answered, ended_at } = session;
  if (ended_at || !owner.rules.is_listed || !(await mayRing(session, context, now))) return session;
  const { commands, ...rung } = putThroughAtOnce({ dialogue, commands: answered.commands, owner }, now);
  return { ...session, ...rung, answered: { turn: null, commands } };
}

/** Not stored: the call ends immediately, and its later events get the fallback response. */
const neutralSession = (event: IncomingEvent, isLoop: boolean, now: Date): CallSession =>
  newSession(event, neutralBriefing(event), now, isLoop ? [{ c: 'reject' }] : undefined);

function newSession(event: IncomingEvent, briefing: Briefing, now: Date, instead?: Command[]): CallSession {
  const { call_ref, from, to, diverted_because, stir } = event;
  const { dialogue, commands } = begin(briefing, now, []);
  const at = now.toISOString();
  return {
    call_ref,
    from,
    to,
    diverted_because,
    stir,
    // The telephone of the dev server names its calls as we do.
    id: CallId.safeParse(call_ref).data ?? newId('call', now.getTime()),
    account_id: null,
    settings: null,
    reputation: null,
    begun_at: at,
    moved_at: at,
    dialogue,
    heard: historyAfter([], dialogue, commands),
    answered: { turn: null, commands: instead ?? commands },
    is_recording: false,
    appointment: null,
    owner: nobodyWatches,
    alerted_at: null,
    alerted_as: null,
    alerted_about: null,
    ended_at: dialogue.step === 'closed' ? at : null,
    concluded_at: null,
  };
}

/**
 * The account that a call is for: the one our number is assigned to, or, on a number that is not ours, the one whose
 * phone forwarded the call. A free number has none. A call from one of our numbers is a loop, such as the owner’s phone
 * forwarding back to us when it is rung.
 */
async function resolveOwner(
  { to, from, forwarded_from }: IncomingEvent,
  { numbers, accounts }: Pick<CallContext, 'numbers' | 'accounts'>,
): Promise<{ account: Account | undefined; isLoop: boolean }> {
  const [ours, caller, via] = await Promise.all(
    [to, from, forwarded_from].map(async (number) => number && numbers.of(number)),
  );
  const isLoop = Boolean(caller || via) || from === to;
  if (ours) return { account: ours.account_id ? active(await accounts.of(ours.account_id)) : undefined, isLoop };
  return {
    account: forwarded_from ? active(await accounts.findByCredential('phone', forwarded_from)) : undefined,
    isLoop,
  };
}

const active = (account: Account | undefined) => (account?.closed_at || account?.blocked ? undefined : account);
