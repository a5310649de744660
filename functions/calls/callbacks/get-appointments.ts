import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { appointmentView } from '#functions/calls/callbacks/view.ts';
import { whoHas } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const live = { context: callbackContext(table), whoHas: whoHas(table) };

export const handler = handle(callbacks.getAppointments, live, async ({ member, now }, { context, whoHas }) => {
  const [{ account }, all] = await Promise.all([
    context.ownerOf(member.accountId),
    context.appointments.all(member.accountId),
  ]);
  const coming = all.filter(isOpen).sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  const ids = coming.flatMap(({ call_id }) => call_id ?? []);
  const calls = await withCurrentNames(await context.calls.among(account.account_id, ids), whoHas, now);
  const nameless = new Set(calls.filter(({ caller_name }) => caller_name === null).map(({ id }) => id));
  const shown = coming.map((each) =>
    each.call_id && nameless.has(each.call_id) ? { ...each, caller_name: null } : each,
  );
  return { appointments: shown.map((appointment) => appointmentView(appointment, varietyOfMember(account))) };
});
