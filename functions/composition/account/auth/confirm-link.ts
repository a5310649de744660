import { confirmLinkHandler } from '#functions/account/auth/confirm-link.ts';
import { giveBackMembership } from '#functions/billing/public.ts';
import { endCalendarFeed, turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = confirmLinkHandler({
  onPhoneReleased: turnOffForwarding(table),
  onDisowned: endCalendarFeed(table),
  onReopened: giveBackMembership(table),
});
