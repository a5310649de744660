// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(auth.finishGoogle, {}, async () => {
  throw new Fault('server.unexpected');
});
