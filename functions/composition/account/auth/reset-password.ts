import { resetPasswordHandler } from '#functions/account/auth/reset-password.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = resetPasswordHandler(turnOffForwarding(table));
