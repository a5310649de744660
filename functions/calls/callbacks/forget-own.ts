import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { linkContext, linkedAppointment } from '#functions/calls/callbacks/linked-appointment.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Phone } from '#shared/values/phone.ts';

const live = { context: linkContext(table), forget: forgetOf(table, recordings) };

/**
 * Deletes the call first and the link last, so opening the link again completes an interrupted deletion. The owner
 * learns that the slot is free, and no more.
 */
export const handler = handle(callbacks.forgetOwn, live, async ({ caller, now }, { context, forget }) => {
  const { appointments, chats, marks, notices } = context;
  const { appointment, chat, owner } = await linkedAppointment(caller, context, now);
  const { account_id, call_id } = appointment;
  if (call_id) await forget.everything({ account_id, id: call_id });
  const phone = Phone.safeParse(appointment.caller_number).data;
  const mark = phone && (await marks.of(account_id, phone));
  const { withdrawn: _, ...rest } = appointment;
  const anonymized = { ...rest, call_id: null, caller_name: null, caller_number: '', about: null, word: '' };
  const recipient = { owner: owner.account, settings: owner.settings, appointment: anonymized };
  const isComing = isOpen(appointment) && appointment.starts_at > now.toISOString();
  const notice = isComing ? await notices.toOwner('callback-cancelled', recipient, now) : undefined;
  await appointments.commit(
    appointments.remove(appointment),
    ...(isOpen(appointment) ? [appointments.release(appointment)] : []),
    ...(mark && !mark.mark ? [marks.unset(mark)] : []), // the owner’s mark stays
    ...(notice?.writes ?? []),
  );
  await notice?.send();
  if (chat) await chats.replace(chat, { ...chat, phone: null, name: null, about: null });
  return {};
});
