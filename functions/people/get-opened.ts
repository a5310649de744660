// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(people.getOpened, {}, async () => {
  throw new Fault('server.unexpected');
});
