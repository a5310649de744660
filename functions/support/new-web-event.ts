// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { support } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(support.newWebEvent, {}, async () => {
  throw new Fault('server.unexpected');
});
