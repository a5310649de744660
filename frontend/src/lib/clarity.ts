import Clarity from '@microsoft/clarity';

import type { Recorder } from '#frontend/lib/recorder.ts';

type Command = (name: string, ...values: unknown[]) => void;
const command: Command = (...all) => (window as { clarity?: Command }).clarity?.(...all);

/** Its cookies, and what it keeps of a tab. */
const COOKIES = ['_clck', '_clsk'];
const TAB = '_cltk';

/**
 * Microsoft Clarity. The package only adds the vendor’s script to the page, and adds it once in a document. The mask of
 * all text is `data-clarity-mask` in index.html.
 */
export const clarity: Recorder = {
  start(project) {
    Clarity.init(project);
    Clarity.consentV2({ ad_Storage: 'denied', analytics_Storage: 'granted' });
  },
  stop: () => command('stop'),
  forget() {
    command('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
    command('stop');
    sessionStorage.removeItem(TAB);
    for (const name of COOKIES) {
      for (const domain of domainsOf(location.hostname)) {
        document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
      }
    }
  },
};

/** Where a cookie of ours may be: it is set for the highest domain that the browser accepts. */
const domainsOf = (host: string): string[] => ['', ...host.split('.').map((_, i, labels) => labels.slice(i).join('.'))];
