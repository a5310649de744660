import { begin, type Briefing } from '#functions/calls/assistant/open/dialogue.ts';
import type { Account } from '#functions/account/public.ts';
import type { Command } from '#functions/providers/telephony/port.ts';
import type { Answered } from '#functions/calls/telephony/calls/answer.ts';
import { brief, briefForNobody } from '#functions/calls/telephony/calls/brief.ts';
import type { Calling } from '#functions/calls/telephony/calling-store.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';
import { heardFrom } from '#functions/calls/telephony/calls/heard.ts';
import { type Incoming, whom } from '#functions/calls/telephony/calls/whom.ts';
import { CallId, newId } from '#shared/values/id.ts';

/**
 * Answers a call that comes in. One that goes in circles, and one more than an owner’s lines take, is rejected; one that is
 * for nobody hears that nobody is there.
 */
export async function pickUp(event: Incoming, exchange: Exchange, now: Date): Promise<Answered> {
  const { callings, forwarding } = exchange;
  const was = await callings.of(event.call_ref);
  if (was) return { commands: was.answered.commands, call: was };

  const { account, isLoop } = await whom(event, exchange);
  const { from, forwarded_from: via, diverted_because: because } = event;
  if (account) await forwarding.seen({ account_id: account.account_id, because, from, via, now });
  const call = isLoop || !account ? forNobody(event, isLoop, now) : await forOwner(event, account, exchange, now);
  return { commands: call.answered.commands, call };
}

async function forOwner(event: Incoming, account: Account, exchange: Exchange, now: Date): Promise<Calling> {
  const { account_id } = account;
  const { call_ref, from } = event;
  const { settings: all, marks, contacts, minutes, lines, callers, callings } = exchange;
  const [{ settings }, mark, contact, used, busy] = await Promise.all([
    all.of(account),
    from ? marks.of(account_id, from) : undefined,
    from ? contacts.of(account_id, from) : undefined,
    minutes.used(account_id, now),
    lines.of(account_id),
  ]);
  if (!settings.is_on) return forNobody(event, false, now);

  const briefing = brief(event, {
    ...{ account, settings, mark: mark?.mark ?? null, contact_name: contact?.name ?? null },
    isOverBudget: used >= exchange.mostMinutes(),
  });
  const line = lines.take(busy, account_id, call_ref, now);
  const call = callOf(
    event,
    line ? briefing : { ...briefing, is_neutral: true },
    now,
    line ? undefined : [{ c: 'reject' }],
  );
  const theirs = { ...call, account_id, settings };
  await callings.commit(
    callings.begin(theirs),
    ...(line && !call.ended_at ? [line] : []),
    ...(from ? [callers.noteCall({ phone: from, account_id, at: now.toISOString() })] : []),
  );
  return theirs;
}

/** Nothing is kept of it: it comes to its end at once, and what comes of it later is answered politely. */
const forNobody = (event: Incoming, isLoop: boolean, now: Date): Calling =>
  callOf(event, briefForNobody(event), now, isLoop ? [{ c: 'reject' }] : undefined);

function callOf(event: Incoming, briefing: Briefing, now: Date, instead?: Command[]): Calling {
  const { call_ref, from, to, diverted_because, stir } = event;
  const { dialogue, commands } = begin(briefing, now, []);
  const at = now.toISOString();
  return {
    ...{ call_ref, from, to, diverted_because, stir },
    // The desk’s own telephone names its calls as we do.
    id: CallId.safeParse(call_ref).data ?? newId('call', now.getTime()),
    account_id: null,
    settings: null,
    begun_at: at,
    moved_at: at,
    dialogue,
    heard: heardFrom([], dialogue, commands),
    answered: { turn: null, commands: instead ?? commands },
    is_recording: false,
    appointment: null,
    ended_at: dialogue.step === 'closed' ? at : null,
    concluded_at: null,
  };
}
