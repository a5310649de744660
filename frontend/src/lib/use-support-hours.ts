import { useEndpoint } from '#frontend/lib/api.ts';
import { support } from '#shared/api/support.ts';
import { isOpen, type Shift } from '#shared/values/support-hours.ts';

/** How often the hours are fetched again, so that a page left open notices closing time. */
const REFRESH_MS = 60_000;

/** When support is there; undefined until it is known. */
export function useSupportHours() {
  const { data } = useEndpoint(support.getHours, {}, { refreshInterval: REFRESH_MS });
  if (!data) return undefined;
  const [shift] = data.shifts as [Shift];
  return { ...data, shift, is_open: isOpen(shift, new Date(data.now)) };
}
export type OpeningHours = NonNullable<ReturnType<typeof useSupportHours>>;
