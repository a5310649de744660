// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(webChat.updateDeeplinkFrom, {}, async () => {
  throw new Fault('server.unexpected');
});
