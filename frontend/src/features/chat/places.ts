import { pathTo } from '#frontend/app/paths.ts';
import type { Language } from '#shared/values/language.ts';

export type Place = 'today' | 'calls' | 'chat' | 'me';

/** Where each part of the assistant is, as far as there is one yet. */
export const addressOf = (place: Place, language: Language): string =>
  ({
    today: pathTo('assistant', { language }),
    calls: pathTo('inbox', { language }),
    chat: `${pathTo('inbox', { language })}?show=chat`,
    me: pathTo('account', { language }),
  })[place];
