import { pathTo } from '#frontend/app/paths.ts';
import type { Language } from '#shared/values/language.ts';

export type Place = 'today' | 'calls' | 'inbox' | 'chat' | 'setUp' | 'me';

/** Where each part of the assistant is. */
export const addressOf = (place: Place, language: Language): string =>
  ({
    today: pathTo('assistant', { language }),
    calls: pathTo('callList', { language }),
    inbox: pathTo('inbox', { language }),
    chat: `${pathTo('inbox', { language })}?show=chat`,
    setUp: pathTo('callForward', { language }),
    me: pathTo('account', { language }),
  })[place];
