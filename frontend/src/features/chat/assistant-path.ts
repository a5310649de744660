import { pathTo } from '#frontend/app/paths.ts';
import type { Language } from '#shared/values/language.ts';

export type AssistantPart = 'today' | 'calls' | 'inbox' | 'chat' | 'setUp' | 'me';

/** The path of each part of the assistant. */
export const assistantPath = (part: AssistantPart, language: Language): string =>
  ({
    today: pathTo('assistant', { language }),
    calls: pathTo('callList', { language }),
    inbox: pathTo('inbox', { language }),
    chat: `${pathTo('inbox', { language })}?show=chat`,
    setUp: pathTo('callForward', { language }),
    me: pathTo('account', { language }),
  })[part];
