import { type Account, accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import type { Appointment, CallerNotice } from '#functions/calls/callbacks/domain/appointment.ts';
import { callerNoticeFrom } from '#functions/calls/callbacks/domain/quiet-hours.ts';
import { type Notices, noticesOf } from '#functions/calls/callbacks/notices.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { Phone } from '#shared/values/phone.ts';

/**
 * Texts callers about changes. The pending text is stored in the appointment before it is sent: the first request sends it,
 * and the scheduled job sends what was missed within a minute.
 */
export const callerTextsOf = (
  table: Table,
  notices: Notices = noticesOf(table),
  store = appointmentStore(table),
  accounts = accountStore(table),
  answering = settingsStore(table),
) => {
  /** @throws request.conflict if another request sends it */
  async function tell(appointment: Revised<Appointment>, now: Date): Promise<void> {
    const { telling } = appointment;
    if (!telling || telling.at > now.toISOString()) return;
    const { caller_number, starts_at, account_id } = appointment;
    const from = telling.is_awaited ? now : callerNoticeFrom(appointment, now);
    if (from > now) {
      const later = { ...appointment, telling: { ...telling, at: from.toISOString() } };
      return store.commit(store.replace(appointment, later));
    }
    const owner = await accounts.of(account_id);
    // What has begun by now needs no telling; a withheld number gets none.
    const isWorthIt = telling.what === 'callback-cancelled' || starts_at > now.toISOString();
    const canBe = isWorthIt && Phone.safeParse(caller_number).success;
    const notice = owner && canBe ? await noticeFor(owner, appointment, telling.what, now) : undefined;
    await store.commit(store.replace(appointment, { ...appointment, telling: null }), ...(notice?.writes ?? []));
    await notice?.send();
  }

  async function noticeFor(owner: Account, appointment: Appointment, what: CallerNotice, now: Date) {
    const { settings } = await answering.of(owner);
    return notices.toCaller(what, { owner, settings, appointment }, now);
  }

  return {
    tell,
    /** The same after a committed change: what fails here is retried by the scheduled job. */
    async tellNow({ account_id, id }: Pick<Appointment, 'account_id' | 'id'>, now: Date): Promise<void> {
      const appointment = await store.of(account_id, id);
      if (!appointment) return;
      await tell(appointment, now).catch(() => log.warn('a text to a caller is pending', { appointment: id }));
    },
  };
};
