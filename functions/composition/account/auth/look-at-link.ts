import { lookAtLinkHandler } from '#functions/account/auth/look-at-link.ts';
import { hasCalendarFeed } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = lookAtLinkHandler(hasCalendarFeed(table));
