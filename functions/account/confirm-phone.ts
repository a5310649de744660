// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(account.confirmPhone, {}, async () => {
  throw new Fault('server.unexpected');
});
