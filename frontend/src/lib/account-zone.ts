import { stored } from '#frontend/lib/storage.ts';
import { isZone } from '#shared/values/zone.ts';

/** The time zone of the account of this browser as it was loaded last; undefined without an account. */
export function accountZone(): string | undefined {
  const zone = stored('userData')?.time_zone;
  return zone !== undefined && isZone(zone) ? zone : undefined; // other code can write there
}
