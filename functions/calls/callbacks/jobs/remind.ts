import * as z from 'zod';

import { after, type Appointment, isOpen, passesAt, remindsAt } from '#functions/calls/callbacks/domain/appointment.ts';
import { type CallbackContext, callbackContext } from '#functions/calls/callbacks/context.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { table } from '#functions/platform/table/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';

const live = { context: callbackContext(table) };

/** The most appointments that one run checks; the next minute’s run continues. */
const MOST = 200;

/**
 * Processes due appointments: pending caller texts, reminders for owners, and missed callbacks. Concurrent runs do each
 * once, and one failure does not stop the others.
 */
export const handler = job('callbacks.remind', z.unknown(), live, async (_, { context }, now) => {
  for (const appointment of await context.appointments.due(now, MOST)) {
    await lookAt(appointment, context, now).catch((error: unknown) => {
      if (asFault(error).code === 'request.conflict') return; // lost a race: another run handles it
      log.error('an appointment waits', { appointment: appointment.id, cause: String(error) });
    });
  }
});

async function lookAt(due: Revised<Appointment>, context: CallbackContext, now: Date): Promise<void> {
  const { appointments, telling } = context;
  // The index may lag behind the item.
  const stored = await appointments.of(due.account_id, due.id);
  if (!stored) return;
  await telling.tell(stored, now);
  const current = stored.telling ? await appointments.of(due.account_id, due.id) : stored;
  if (current && isOpen(current)) await pass(current, context, now);
}

async function pass(
  current: Revised<Appointment>,
  { accounts, answering, appointments, notices, write }: CallbackContext,
  now: Date,
) {
  const at = now.toISOString();
  const event = passesAt(current) <= at ? 'passed' : remindsAt(current) <= at ? 'reminded' : undefined;
  const appointment = event && after(current, event);
  if (!appointment) return;
  const owner = event === 'reminded' && current.starts_at > at ? await accounts.of(current.account_id) : undefined;
  const recipient = owner && { owner, settings: (await answering.of(owner)).settings, appointment };
  const notice = recipient && (await notices.toOwner('callback-reminder', recipient, now));
  await write({ appointment, writes: [appointments.replace(current, appointment)] }, ...(notice?.writes ?? []));
  await notice?.send();
}
