import {
  after,
  type Appointment,
  type AppointmentEvent,
  endOf,
  isOpen,
  restored,
  withdrawn,
  type CallerNotice,
} from '#functions/calls/callbacks/domain/appointment.ts';
import { type Booker, mayBook } from '#functions/calls/callbacks/domain/booking-limits.ts';
import { callerNoticeFrom } from '#functions/calls/callbacks/domain/quiet-hours.ts';
import { type Away, freeSlots, type Hours } from '#functions/calls/callbacks/domain/slots.ts';
import { awayOf } from '#functions/calls/calendar/away.ts';
import { appointmentStore, bookerOf, type BusyTimes } from '#functions/calls/callbacks/store.ts';
import { safeName, safeWords } from '#functions/calls/outcome/caller-words.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, type AppointmentId, type CallId, newId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

export { callbackOf, type Appointment } from '#functions/calls/callbacks/domain/appointment.ts';
export type { Hours } from '#functions/calls/callbacks/domain/slots.ts';

/** A slot that was offered a few minutes ago can still be booked, even if it is closer now than the owner’s notice. */
const GRACE_MINUTES = 10;

/** The caller to call back, as they introduced themselves. */
type CallerDetails = { name: string | null; number: string; about: string | null; language: Language };
/** A caller’s choice is confirmed; an owner’s is proposed until the caller has seen it. */
type ChosenTime = { starts_at: string; settings: Hours; by?: 'caller' | 'owner'; now: Date };
type Booking = ChosenTime & {
  account_id: AccountId;
  call_id: CallId | null;
  caller: CallerDetails;
  /** Whether the caller agreed to texts. */
  may_text: boolean;
  /** Who books by a call; none where an owner or a link does. */
  booker?: Booker;
};
type Cancellation = {
  because?: 'cancelled' | 'done';
  word?: string;
  by: 'caller' | 'owner';
  now: Date;
};
/** An appointment as it is once `writes` are committed. A lost race fails as request.conflict. */
export type Change = { appointment: Appointment; writes: Write[] };

/** An owner’s callbacks: free slots and appointments. */
export const agendaOf = (table: Table, store = appointmentStore(table), away = awayOf(table)) => {
  /** All free slots, for an owner or a caller to choose from. The time of `besides` counts as free. */
  const allFree = async (account_id: AccountId, settings: Hours, now: Date, besides?: Appointment): Promise<string[]> =>
    freeIn(...(await Promise.all([store.taken(account_id), away(account_id, settings, now)])), settings, now, besides);

  /** The booked slots, read while the chosen one was free, and how many were free. @throws callbacks.slot-taken */
  async function whileFree(
    account_id: AccountId,
    chosen: ChosenTime,
    besides?: Appointment,
  ): Promise<{ taken: BusyTimes; free: number }> {
    const { starts_at, settings, now } = chosen;
    const [taken, gone] = await Promise.all([store.taken(account_id), away(account_id, settings, now)]);
    const notice_minutes = Math.max(0, settings.notice_minutes - GRACE_MINUTES);
    const free = freeIn(taken, gone, { ...settings, notice_minutes }, now, besides);
    if (!free.includes(new Date(starts_at).toISOString())) throw new Fault('callbacks.slot-taken');
    return { taken, free: free.length };
  }

  const times = ({ starts_at, settings }: ChosenTime) => {
    const exact = new Date(starts_at).toISOString();
    return { starts_at: exact, ends_at: endOf(exact, settings.slot_minutes), tz: settings.time_zone };
  };

  return {
    allFree,
    /** All free slots for a caller; none for one who may not book any more. One that stands may be moved (`isMoving`). */
    async freeFor(
      booker: Booker,
      account_id: AccountId,
      settings: Hours,
      now: Date,
      isMoving = false,
    ): Promise<string[]> {
      const [taken, gone] = await Promise.all([store.taken(account_id), away(account_id, settings, now)]);
      const free = freeIn(taken, gone, settings, now);
      return !isMoving && isRefused(booker, taken, free.length, now) ? [] : free;
    },

    /** The next callback that a number booked by a call, while it stands. */
    async standing(account_id: AccountId, number: Phone, now: Date): Promise<Appointment | undefined> {
      const { slots } = await store.taken(account_id);
      const [next] = slots
        .filter((slot) => slot.booker?.number === number && Date.parse(slot.starts_at) > now.getTime())
        .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
      const found = next && (await store.of(account_id, next.appointment_id));
      return found && isOpen(found) ? found : undefined;
    },

    /** @throws callbacks.slot-taken */
    async book({ account_id, call_id, caller, may_text, booker, ...chosen }: Booking): Promise<Change> {
      const { taken, free } = await whileFree(account_id, chosen);
      const { by = 'caller', now } = chosen;
      if (isRefused(booker, taken, free, now)) throw new Fault('callbacks.slot-taken');
      const booked: Appointment = {
        account_id,
        call_id,
        id: newId('appointment', now.getTime()),
        ...times(chosen),
        state: by === 'owner' && may_text ? 'proposed' : 'confirmed',
        caller_name: safeName(caller.name),
        caller_number: caller.number,
        caller_language: caller.language,
        about: safeWords(caller.about),
        tells_caller: may_text,
        telling: null,
        word: '',
        made_at: now.toISOString(),
        sequence: 0,
      };
      const appointment = by === 'owner' ? withTelling(booked, 'callback-agreed', now) : booked;
      return { appointment, writes: store.add(appointment, taken, now, booker ?? null) };
    },

    /** Another time for a callback that was agreed earlier in the same call. @throws callbacks.slot-taken */
    async rebook(account_id: AccountId, id: AppointmentId, chosen: ChosenTime): Promise<Change> {
      const current = await store.of(account_id, id);
      if (!current) throw new Fault('callbacks.slot-taken');
      return this.move(current, chosen);
    },

    /** Another time, or the caller’s yes to the same one. @throws callbacks.slot-taken, request.conflict where it is over */
    async move(current: Revised<Appointment>, chosen: ChosenTime): Promise<Change> {
      const isSame = isOpen(current) && current.starts_at === new Date(chosen.starts_at).toISOString();
      const taken = isSame ? undefined : (await whileFree(current.account_id, chosen, current)).taken;
      const event = chosen.by === 'owner' && current.tells_caller ? 'proposed' : 'agreed';
      const { withdrawn: _, ...next } = transition(current, event);
      const moved = isSame ? next : { ...next, ...times(chosen), word: '' };
      const appointment = chosen.by === 'owner' ? withTelling(moved, 'callback-moved', chosen.now) : moved;
      return { appointment, writes: store.move(current, appointment, taken, chosen.now) };
    },

    /** The caller agreed to texts: one confirms the appointment, with a link to change it. */
    mayText(current: Revised<Appointment>, now: Date): Change {
      const appointment = withTelling({ ...current, tells_caller: true }, 'callback-agreed', now);
      return { appointment, writes: [store.replace(current, appointment)] };
    },

    /**
     * Cancelled, with a word, or done. Its slot is free again.
     * @throws request.conflict where it is over
     */
    cancel(current: Revised<Appointment>, cancellation: Cancellation): Change {
      const { because = 'cancelled', word = '', by, now } = cancellation;
      const over = { ...transition(current, because), word, telling: null };
      const isTold = because === 'cancelled' && by === 'owner';
      const appointment = isTold ? withTelling(over, 'callback-cancelled', now) : over;
      return { appointment, writes: [store.replace(current, appointment), store.release(current)] };
    },

    /** Cancels callbacks whose caller counts as spam, without a message. @throws request.conflict where one is over */
    async withdraw(account_id: AccountId, all: readonly Revised<Appointment>[]): Promise<Change[]> {
      if (all.length === 0) return [];
      const taken = await store.taken(account_id);
      return all.map((current) => {
        const appointment = withdrawn(current, bookerOf(current, taken));
        if (!appointment) throw new Fault('request.conflict');
        return { appointment, writes: [store.replace(current, appointment), store.release(current)] };
      });
    },

    /**
     * Brings withdrawn callbacks back as they were, unless their time has passed or is no longer free; those stay cancelled.
     * The writes belong into one transaction.
     */
    async restore(account_id: AccountId, all: readonly Revised<Appointment>[], settings: Hours, now: Date) {
      const [taken, gone] = await Promise.all([store.taken(account_id), away(account_id, settings, now)]);
      const back: [Revised<Appointment>, Appointment][] = [];
      for (const current of all) {
        const slots = [...taken.slots, ...back.map(([, { starts_at, ends_at }]) => ({ starts_at, ends_at }))];
        // The time was agreed on before: how much notice the owner wants does not count.
        if (freeSlots({ ...settings, notice_minutes: 0 }, slots, now, gone).includes(current.starts_at))
          back.push([current, restored(current)]);
      }
      const isBack = new Set(back.map(([{ id }]) => id));
      const lost = all.flatMap((current) => {
        const { withdrawn: _, ...appointment } = current;
        return isBack.has(current.id) ? [] : [[current, appointment] as const];
      });
      return {
        restored: back.map(([, appointment]) => appointment),
        lost: lost.map(([, appointment]) => appointment),
        writes: [
          ...store.retake(back, taken, now),
          ...lost.map(([current, appointment]) => store.replace(current, appointment)),
        ],
      };
    },
  };
};

/** Whether callers, or this one, have booked so much that no more is taken from them. */
const isRefused = (booker: Booker | undefined, { slots }: BusyTimes, free: number, now: Date): boolean =>
  !!booker &&
  !mayBook(
    booker,
    slots.map(({ booker, made_at }) => ({ booker, made_at: made_at ?? '' })),
    now,
    free,
  );

const freeIn = ({ slots }: BusyTimes, away: Away, settings: Hours, now: Date, besides?: Appointment): string[] =>
  freeSlots(
    settings,
    slots.filter(({ appointment_id }) => appointment_id !== besides?.id),
    now,
    away,
  );

function transition(current: Appointment, event: AppointmentEvent): Appointment {
  const next = after(current, event);
  if (!next) throw new Fault('request.conflict');
  return next;
}

/** Queues a text to the caller for when their night is over; of several changes only the last is texted. */
function withTelling(appointment: Appointment, what: CallerNotice, now: Date): Appointment {
  const { tells_caller, caller_number } = appointment;
  if (!tells_caller || !Phone.safeParse(caller_number).success) return appointment;
  return { ...appointment, telling: { what, at: callerNoticeFrom(appointment, now).toISOString() } };
}
