import * as z from 'zod';

import { addDays } from '#shared/values/duration.ts';

const moment = z.iso.datetime();

/**
 * A session with California’s platform. `waiting` until the next one is due; `downloading`: one run is fetching the
 * changes, which can be fetched once; `listing`: a batch is stored, and its
 * identifiers are being listed; `matching`: our people are compared with the list; `reporting`: the outcome is sent.
 */
export const Session = z.object({
  phase: z.enum(['waiting', 'downloading', 'listing', 'matching', 'reporting']),
  /** The batch of this session; null where the platform had nothing new. */
  batch_id: z.string().nullable(),
  /** How many pieces the stored ZIP has. */
  pieces: z.number().int(),
  /** Where the walk over our people goes on. */
  cursor: z.object({ pk: z.string(), sk: z.string() }).nullable(),
  /** The files that were reported. */
  reported: z.array(z.string()),
  /** When the walk of this session began. */
  began_at: moment.nullable(),
  completed_at: moment.nullable(),
  /** When the service began to take part. */
  since: moment.nullable(),
  /** Not before this. */
  retry_at: moment.nullable(),
});
export type Session = z.infer<typeof Session>;

export const firstSession: Session = {
  phase: 'waiting',
  batch_id: null,
  pieces: 0,
  cursor: null,
  reported: [],
  began_at: null,
  completed_at: null,
  since: null,
  retry_at: null,
};

/** The law wants a session at least this often. */
const LEGAL_DAYS = 45;
const CADENCE_DAYS = 7;
const LATE_DAYS = 20;
const OVERDUE_DAYS = 30;

/** Whether there is something to do now. */
export function isDue({ phase, completed_at, retry_at }: Session, now: Date): boolean {
  if (retry_at !== null && retry_at > now.toISOString()) return false;
  return phase !== 'waiting' || completed_at === null || addDays(completed_at, CADENCE_DAYS) <= now;
}

/** From when on the next session is late, and by when the law wants it; undefined before the service takes part. */
export function datesOfNext({ completed_at, since }: Session): { late_from: Date; legal_by: Date } | undefined {
  const last = completed_at ?? since;
  return last === null ? undefined : { late_from: addDays(last, LATE_DAYS), legal_by: addDays(last, LEGAL_DAYS) };
}

/** How late the next session is. */
export function lateness({ completed_at, since }: Session, now: Date): 'in-time' | 'late' | 'overdue' {
  const last = completed_at ?? since;
  if (last === null) return 'in-time';
  if (addDays(last, OVERDUE_DAYS) <= now) return 'overdue';
  return addDays(last, LATE_DAYS) <= now ? 'late' : 'in-time';
}
