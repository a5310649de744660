import { Hono } from 'hono';
import type * as z from 'zod';

import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import type { IncomingEvent, Reply } from '#functions/calls/turn/events.ts';
import { callContext } from '#functions/calls/turn/context.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import type { CallEvent } from '#functions/providers/telephony/port.ts';
import type { DemoAccounts } from '#scripts/dev/demo-accounts.ts';
import type { Clock } from '#scripts/dev/clock.ts';
import { json, parsed } from '#scripts/dev/pages/body.ts';
import { Dialled, CallInput, Meets, Redirected, TestCall } from '#scripts/dev/pages/phone-calls.ts';
import { phonePage } from '#scripts/dev/pages/phone-page.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { CallId, newId } from '#shared/values/id.ts';

/**
 * The simulated telephone company of the dev server: a phone in the browser and the same over HTTP. It calls the same
 * code as a real one.
 */
export function phone(table: Table, accounts: DemoAccounts, clock: Clock) {
  const context = callContext(table);
  const now = () => new Date(clock.read().now);
  let meets: Meets = 'forwarded';
  /** A phone has one call: dialling again hangs up the previous one. */
  const inCall = new Map<string, string>();

  async function dial(request: Request): Promise<Response> {
    const { always_ask, ...dialled } = parsed(await request.text(), Dialled);
    const call_ref = newId('call', now().getTime());
    const event: IncomingEvent = {
      t: 'incoming',
      call_ref,
      ...dialled,
      forwarded_from: await forwardedFrom(dialled),
      is_steerable: true,
    };
    const before = event.from && inCall.get(event.from);
    if (before) await hangUp(before);
    if (event.from) inCall.set(event.from, call_ref);
    if (always_ask !== undefined) await askAlways(event, always_ask);
    return json({ call_id: call_ref, ...replyBody(await handleTurn(event, context, now())) });
  }

  /**
   * Phones of owners never answer on the dev server: calls to an owner’s own number are forwarded, and so are diverted
   * calls.
   */
  async function forwardedFrom({ to, forwarded_from, diverted_because }: z.output<typeof Dialled>) {
    if (forwarded_from || (await context.accounts.findByCredential('phone', to))) return forwarded_from ?? to;
    const ours = diverted_because ? await context.numbers.of(to) : undefined;
    return (ours?.account_id && (await context.accounts.of(ours.account_id))?.phone) ?? null;
  }

  /** A forwarding test call rings: it is forwarded to us, or ends as selected on the page. */
  async function test(request: Request): Promise<Response> {
    const { to, from, mark } = parsed(await request.text(), TestCall);
    if (meets !== 'forwarded') {
      await context.forwarding.tested({ mark, ended: meets, now: now() });
      return json({ meets });
    }
    const call_ref = newId('call', now().getTime());
    const back: IncomingEvent = {
      t: 'incoming',
      call_ref,
      from,
      to: from,
      forwarded_from: to,
      diverted_because: 'no_answer',
      stir: null,
    };
    await handleTurn(back, context, now());
    return json({ meets });
  }

  async function choose(request: Request): Promise<Response> {
    ({ meets } = parsed(await request.text(), Meets));
    return json({ meets });
  }

  async function receiveEvent(request: Request, id: string): Promise<Response> {
    const call_ref = CallId.safeParse(id).data;
    if (!call_ref) throw new Fault('assistant.unknown-call');
    const input = parsed(await request.text(), CallInput);
    const turn =
      ('turn' in input ? input.turn : undefined) ?? (await context.sessions.of(call_ref))?.dialogue.turn ?? 1;
    if (input.t === 'hangup') return json(replyBody(await hangUp(call_ref)));
    return json(replyBody(await handleTurn(eventOf(input, call_ref, turn), context, now())));
  }

  /** What the owner ordered changes a call while the phone waits: the page looks here for it. */
  async function look(id: string): Promise<Response> {
    const session = await context.sessions.of(id);
    if (!session) throw new Fault('assistant.unknown-call');
    return json(replyBody({ commands: session.answered.commands, session }));
  }

  async function redirect(request: Request, call_ref: string): Promise<Response> {
    const { turn } = parsed(await request.text(), Redirected);
    return json(replyBody(await handleTurn({ t: 'silence', call_ref, turn }, context, now())));
  }

  /** Hanging up after the tone leaves a message as long as the caller stayed. */
  async function hangUp(call_ref: string): Promise<Reply> {
    const answered = await handleTurn({ t: 'hangup', call_ref, by: 'caller', duration_s: null }, context, now());
    if (!answered.session?.is_recording) return answered;
    const { turn } = answered.session.dialogue;
    const duration_ms = Math.min(120_000, now().getTime() - Date.parse(sinceOf(answered.session)));
    return handleTurn({ t: 'recorded', call_ref, turn, source: `tone:${duration_ms}`, duration_ms }, context, now());
  }

  /** The owner’s own setting, as on the settings page. */
  async function askAlways({ to, forwarded_from }: IncomingEvent, always_ask: boolean) {
    const number = await context.numbers.of(to);
    const account = number?.account_id
      ? await context.accounts.of(number.account_id)
      : forwarded_from && (await context.accounts.findByCredential('phone', forwarded_from));
    if (!account) return;
    const store = settingsStore(table);
    const { settings, stored } = await store.of(account);
    if (settings.always_ask === always_ask) return;
    await table.commit(store.write({ ...settings, always_ask, account_id: account.account_id }, stored));
  }

  const app = new Hono();
  app.get('/phone', () => phonePage(table, accounts.all, meets));
  app.post('/phone/owners', async () => json(await accounts.addOwner(now())));
  app.post('/phone/calls', (c) => dial(c.req.raw));
  app.get('/phone/calls/:id', (c) => look(c.req.param('id')));
  app.post('/phone/calls/:id/redirect', (c) => redirect(c.req.raw, c.req.param('id')));
  app.post('/phone/calls/:id/events', (c) => receiveEvent(c.req.raw, c.req.param('id')));
  app.post('/phone/test-calls', (c) => test(c.req.raw));
  app.post('/phone/test-calls/meet', (c) => choose(c.req.raw));
  return app;
}

/** The tone sounded with the last sentence. */
const sinceOf = ({ dialogue: { transcript, begun_at } }: CallSession) =>
  new Date(Date.parse(begun_at) + (transcript.at(-1)?.at_ms ?? 0)).toISOString();

/** The reply to the phone: the commands and, for development, what the assistant understood. */
function replyBody({ commands, session: call }: Reply) {
  const {
    understood = null,
    turn = null,
    step = null,
    consent = null,
    offered = [],
    proposed = null,
    may_text = false,
  } = call?.dialogue ?? {};
  return {
    commands,
    understood,
    turn,
    step,
    consent,
    offered,
    proposed: proposed?.at ?? null,
    may_text,
    appointment: call?.appointment ?? null,
  };
}

function eventOf(input: Exclude<CallInput, { t: 'hangup' }>, call_ref: string, turn: number): CallEvent {
  if (input.t === 'speech') return { ...input, call_ref, turn };
  if (input.t === 'dtmf') return { t: 'dtmf', call_ref, turn, digits: input.digits };
  if (input.t === 'silence') return { t: 'silence', call_ref, turn };
  if (input.t === 'dialled') return { t: 'dialled', call_ref, turn, result: input.result };
  const { duration_ms } = input;
  return { t: 'recorded', call_ref, turn, source: duration_ms ? `tone:${duration_ms}` : '', duration_ms };
}
