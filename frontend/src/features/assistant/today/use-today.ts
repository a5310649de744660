import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';

export type TodayView = Output<typeof assistant.getToday>;

const EVERY_MS = 60_000;

/** The figures of today and this week, refreshed every minute. */
export const useToday = () => useEndpoint(assistant.getToday, {}, { refreshInterval: EVERY_MS });
