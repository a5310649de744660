import { stored } from '#frontend/lib/storage.ts';
import { isZone } from '#shared/values/zone.ts';

/** The time zone of the account of this browser as it was loaded last; undefined without an account. */
export function accountZone(): string | undefined {
  const timeZone = stored('userData')?.time_zone;
  return timeZone && isZone(timeZone) ? timeZone : undefined; // other code can write there
}
