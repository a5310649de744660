import { confirmLinkHandler } from '#functions/account/auth/confirm-link.ts';
import { endCalendarFeed, turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = confirmLinkHandler(turnOffForwarding(table), endCalendarFeed(table));
