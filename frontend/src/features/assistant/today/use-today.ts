import { useMemo } from 'react';

import { keepToday, readSeen } from '#frontend/features/assistant/offline/seen-calls.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type Today } from '#shared/api/assistant.ts';

export type TodayView = Today;

const EVERY_MS = 60_000;

/**
 * The figures of today and this week, refreshed every minute. Without a network, those that were seen last, with `asOf`,
 * the time at which they were read.
 */
export function useToday() {
  const { data, error, mutate } = useEndpoint(
    assistant.getToday,
    {},
    { refreshInterval: EVERY_MS, onSuccess: (today) => keepToday(today) },
  );
  const isOffline = error?.code === 'request.unreachable';
  const seen = useMemo(() => (isOffline ? readSeen().today : undefined), [isOffline]);
  if (seen) return { data: data ?? seen.data, error: undefined, asOf: seen.at, mutate };
  return { data, error, asOf: undefined, mutate };
}
