import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { appointmentView } from '#functions/calls/callbacks/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = { context: callbackContext(table) };

/** That a callback was made speaks for its number: they have talked. Of two requests at once the second finds it done. */
export const handler = handle(callbacks.cancel, live, ({ input, member, now }, { context }) =>
  retryOnConflict(async () => {
    const { agenda, appointments, marks, ownerOf, telling, write } = context;
    const { appointment_id, because } = input;
    const [{ account }, current] = await Promise.all([
      ownerOf(member.accountId),
      appointments.of(member.accountId, appointment_id),
    ]);
    if (!current) throw new Fault('callbacks.unknown-appointment');
    if (current.state === because) return appointmentView(current, varietyOfMember(account)); // idempotent
    const change = agenda.cancel(current, { because, by: 'owner', now });
    const phone = because === 'done' ? Phone.safeParse(current.caller_number).data : undefined;
    await write(change, ...(phone ? [marks.talked({ account_id: member.accountId, phone }, now)] : []));
    await telling.tellNow(change.appointment, now);
    return appointmentView(change.appointment, varietyOfMember(account));
  }),
);
