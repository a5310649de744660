import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { appointmentView } from '#functions/calls/callbacks/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { context: callbackContext(table) };

export const handler = handle(callbacks.getAppointments, live, async ({ member }, { context }) => {
  const [{ account }, all] = await Promise.all([
    context.ownerOf(member.accountId),
    context.appointments.all(member.accountId),
  ]);
  const coming = all.filter(isOpen).sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  return { appointments: coming.map((appointment) => appointmentView(appointment, account.language)) };
});
