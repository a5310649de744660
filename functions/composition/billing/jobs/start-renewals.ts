import { startRenewalsHandler } from '#functions/billing/jobs/start-renewals.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = startRenewalsHandler(turnOffForwarding(table));
