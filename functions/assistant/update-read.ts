// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(assistant.updateRead, {}, async () => {
  throw new Fault('server.unexpected');
});
