import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { isOfSameNumber } from '#functions/calls/assistant/domain/same-caller.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { agendaOf } from '#functions/calls/callbacks/agenda.ts';
import { callbackOf, canBeDone } from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';
import { isToCallBack } from '#shared/values/to-call-back.ts';

const live = {
  agenda: agendaOf(table),
  appointments: appointmentStore(table),
  calls: callStore(table),
  marks: markStore(table),
};

/** How many of the latest calls may be the caller’s other ones. */
const LATEST = 200;
const MOST_AT_ONCE = 50;

/**
 * A call that is done waits no longer, and neither do the caller’s other calls without an agreed time. A callback that was made
 * speaks for its number, and frees its slot.
 */
export const handler = handle(assistant.markDone, live, async ({ input, member, now }, deps) =>
  retryOnConflict(async () => {
    const { agenda, appointments, calls, marks } = deps;
    const { accountId: account_id } = member;
    const call = await calls.of(account_id, input.call_id);
    if (!call) throw new Fault('assistant.unknown-call');
    const agreed = call.appointment ? await appointments.of(account_id, call.appointment.id) : undefined;
    const made =
      input.is_done && agreed && canBeDone(agreed)
        ? agenda.cancel(agreed, { because: 'done', by: 'owner', now })
        : undefined;
    const phone = made && Phone.safeParse(call.caller_number).data;
    const done_at = input.is_done ? (call.done_at ?? now.toISOString()) : null;
    const appointment = made ? callbackOf(made.appointment) : call.appointment;
    const others = (await calls.latest(account_id, LATEST)).filter(
      (each) => isOfSameNumber(each, call) && !each.appointment,
    );
    // What was done together with it is reopened together with it.
    const also = others.filter((each) =>
      input.is_done ? isToCallBack(each) : call.done_at !== null && each.done_at === call.done_at,
    );
    await calls.commit(
      calls.replace(call, { ...call, done_at, appointment }),
      ...also.slice(0, MOST_AT_ONCE).map((each) => calls.replace(each, { ...each, done_at })),
      ...(made?.writes ?? []),
      ...(phone ? [marks.talked({ account_id, phone }, now)] : []),
    );
    return { done_at, appointment };
  }),
);
