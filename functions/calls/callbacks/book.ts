import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { appointmentView } from '#functions/calls/callbacks/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = { context: callbackContext(table) };

/** A call has one callback: an open appointment is moved, a closed one is reopened. */
export const handler = handle(callbacks.book, live, async ({ input, member, now }, { context }) => {
  const { agenda, appointments, calls, ownerOf, telling, write } = context;
  const { call_id, starts_at } = input;
  const account_id = member.accountId;
  const { account, settings } = await ownerOf(account_id);
  const appointment = await retryOnConflict(async () => {
    const call = await calls.of(account_id, call_id);
    if (!call) throw new Fault('assistant.unknown-call');
    const [details, current] = await Promise.all([
      calls.detailsOf(account_id, call_id),
      call.appointment && appointments.of(account_id, call.appointment.id),
    ]);
    const chosen = { starts_at, settings, by: 'owner', now } as const;
    const { caller_name: name, caller_number: number, reason: about } = call;
    const caller = { name, number, about, language: details?.language ?? settings.language };
    const may_text = details?.may_text ?? false;
    const change =
      current && current.state !== 'done'
        ? await agenda.move(current, chosen)
        : await agenda.book({ account_id, call_id, caller, may_text, ...chosen });
    await write(change);
    return change.appointment;
  });
  await telling.tellNow(appointment, now);
  return appointmentView(appointment, varietyOfMember(account));
});
