import { linkContext, linkedAppointment } from '#functions/calls/callbacks/linked-appointment.ts';
import { forgetCallerOf } from '#functions/calls/deletion/forget-caller.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { context: linkContext(table), forget: forgetCallerOf(table, recordings) };

/** The link goes last, so opening it again completes an interrupted deletion. */
export const handler = handle(callbacks.forgetOwn, live, async ({ caller, now }, { context, forget }) => {
  const { appointment, chat } = await linkedAppointment(caller, context, now);
  await forget.appointment(appointment, { by: 'caller', now });
  if (chat) await context.chats.replace(chat, { ...chat, phone: null, name: null, about: null });
  return {};
});
