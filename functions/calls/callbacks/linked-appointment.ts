import { type Appointment, isOpen, isTooLate } from '#functions/calls/callbacks/domain/appointment.ts';
import { type CallbackContext, callbackContext, type Owner } from '#functions/calls/callbacks/context.ts';
import { ownView } from '#functions/calls/callbacks/view.ts';
import { zoneOr } from '#functions/calls/callbacks/zone.ts';
import type { Caller } from '#functions/platform/session.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { type StoredChat, type WebChatStore, webChatStore } from '#functions/calls/web-chat/store.ts';
import type { OwnCallback } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** The appointment behind a link: for a caller the one the link is about, for an owner their next one. */
type LinkedAppointment = {
  appointment: Revised<Appointment>;
  owner: Owner;
  by: 'caller' | 'owner';
  chat: Revised<StoredChat> | undefined;
};
type LinkContext = CallbackContext & { chats: Pick<WebChatStore, 'of' | 'replace'> };

export const linkContext = (table: Table): LinkContext => ({ ...callbackContext(table), chats: webChatStore(table) });

/** @throws callbacks.unknown-appointment */
export async function linkedAppointment(caller: Caller, context: LinkContext, now: Date): Promise<LinkedAppointment> {
  const unknown = new Fault('callbacks.unknown-appointment');
  const chat = caller.role === 'chat' ? await context.chats.of(caller.webchatId) : undefined;
  if (chat && (chat.closes_at ?? chat.opens_until) <= now.toISOString()) throw unknown;
  const { account_id, appointment_id } = chat?.about ?? { account_id: caller.accountId, appointment_id: null };
  if (!account_id) throw unknown;
  const appointment = appointment_id
    ? await context.appointments.of(account_id, appointment_id)
    : (await context.appointments.all(account_id))
        .filter(isOpen)
        .sort((a, b) => a.starts_at.localeCompare(b.starts_at))[0];
  if (!appointment || !(await context.accounts.of(account_id))) throw unknown;
  return { appointment, chat, owner: await context.ownerOf(account_id), by: chat?.about ? 'caller' : 'owner' };
}

/** @throws callbacks.too-late */
export function assertInTime({ appointment }: Pick<LinkedAppointment, 'appointment'>, now: Date): void {
  if (isTooLate(appointment, now)) throw new Fault('callbacks.too-late');
}

/** The current appointment, as the owner or caller sees it. */
export async function linkedView(
  { appointment: { account_id, id }, owner }: LinkedAppointment,
  tz: string | undefined,
  context: LinkContext,
  now: Date,
): Promise<OwnCallback> {
  const appointment = await context.appointments.of(account_id, id);
  if (!appointment) throw new Fault('callbacks.unknown-appointment');
  const { account, settings } = owner;
  const [free, details] = await Promise.all([
    context.agenda.allFree(account_id, settings, now, isOpen(appointment) ? appointment : undefined),
    appointment.call_id ? context.calls.detailsOf(account_id, appointment.call_id) : undefined,
  ]);
  const zone = zoneOr(tz, settings.time_zone);
  return ownView(
    { appointment, owner: account, settings, free, tz: zone, deleted_at: details?.deleted_at ?? null },
    now,
  );
}
