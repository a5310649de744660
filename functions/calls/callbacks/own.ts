import { type Appointment, isOpen, isTooLate } from '#functions/calls/callbacks/domain/appointment.ts';
import { type CallbackContext, callbackContext, type Owner } from '#functions/calls/callbacks/ground.ts';
import { ownView } from '#functions/calls/callbacks/view.ts';
import { zoneOr } from '#functions/calls/callbacks/zone.ts';
import type { Caller } from '#functions/platform/session.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { type StoredChat, type WebChatStore, webChatStore } from '#functions/calls/web-chat/store.ts';
import type { OwnCallback } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** What somebody came for by a link: the appointment that it is about, as the caller; or as the owner, their next one. */
export type LinkedAppointment = {
  appointment: Revised<Appointment>;
  owner: Owner;
  by: 'caller' | 'owner';
  chat: Revised<StoredChat> | undefined;
};
export type LinkContext = CallbackContext & { chats: Pick<WebChatStore, 'of' | 'replace'> };

export const linkContext = (table: Table): LinkContext => ({ ...callbackContext(table), chats: webChatStore(table) });

/** @throws callbacks.unknown-appointment */
export async function linkedAppointment(caller: Caller, ground: LinkContext, now: Date): Promise<LinkedAppointment> {
  const unknown = new Fault('callbacks.unknown-appointment');
  const chat = caller.role === 'chat' ? await ground.chats.of(caller.webchatId) : undefined;
  if (chat && (chat.closes_at ?? chat.opens_until) <= now.toISOString()) throw unknown;
  const { account_id, appointment_id } = chat?.about ?? { account_id: caller.accountId, appointment_id: null };
  if (!account_id) throw unknown;
  const appointment = appointment_id
    ? await ground.appointments.of(account_id, appointment_id)
    : (await ground.appointments.all(account_id)).filter(isOpen).sort((a, b) => a.starts_at.localeCompare(b.starts_at))[0]; // prettier-ignore
  if (!appointment || !(await ground.accounts.of(account_id))) throw unknown;
  return { appointment, chat, owner: await ground.ownerOf(account_id), by: chat?.about ? 'caller' : 'owner' };
}

/** @throws callbacks.too-late */
export function assertInTime({ appointment }: Pick<LinkedAppointment, 'appointment'>, now: Date): void {
  if (isTooLate(appointment, now)) throw new Fault('callbacks.too-late');
}

/** What it looks like to whoever came, as it is now. */
export async function linkedView(
  { appointment: { account_id, id }, owner }: LinkedAppointment,
  tz: string | undefined,
  ground: LinkContext,
  now: Date,
): Promise<OwnCallback> {
  // prettier-ignore
  const appointment = await ground.appointments.of(account_id, id);
  if (!appointment) throw new Fault('callbacks.unknown-appointment');
  const { account, settings } = owner;
  const [free, details] = await Promise.all([
    ground.agenda.allFree(account_id, settings, now, isOpen(appointment) ? appointment : undefined),
    appointment.call_id ? ground.calls.detailsOf(account_id, appointment.call_id) : undefined,
  ]);
  const zone = zoneOr(tz, settings.time_zone);
  return ownView({ appointment, owner: account, free, tz: zone, deleted_at: details?.deleted_at ?? null }, now);
}
