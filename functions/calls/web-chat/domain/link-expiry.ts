import * as z from 'zod';
import { addMinutes } from '#shared/values/duration.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** How long a link is valid unopened, and how long after it was opened. */
export const UNOPENED_MINUTES = 24 * 60;
const OPEN_MINUTES = 60;

const moment = z.iso.datetime();
export const LinkExpiry = z.object({
  created_at: moment,
  /** Unopened, it is good for nothing after this. */
  opens_until: moment,
  opened_at: moment.nullable(),
  closes_at: moment.nullable(),
});
export type LinkExpiry = z.infer<typeof LinkExpiry>;

/** An unopened link. */
export const unopened = (now: Date, minutes = UNOPENED_MINUTES): LinkExpiry => ({
  created_at: now.toISOString(),
  opens_until: addMinutes(now, minutes).toISOString(),
  opened_at: null,
  closes_at: null,
});

/** The same after its first opening, which starts the hour; later openings don’t move it. */
export const opened = <T extends LinkExpiry>(hour: T, now: Date): T =>
  hour.opened_at
    ? hour
    : { ...hour, opened_at: now.toISOString(), closes_at: addMinutes(now, OPEN_MINUTES).toISOString() };

export const isOver = ({ opens_until, closes_at }: LinkExpiry, now: Date): boolean =>
  (closes_at ?? opens_until) <= now.toISOString();

export const forgotten = ({ created_at }: LinkExpiry): Date => endOfLife('chatLink', created_at);
