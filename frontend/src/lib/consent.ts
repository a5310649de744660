import { useSyncExternalStore } from 'react';

import { onStored, store, stored } from '#frontend/lib/storage.ts';

/** Whether the browser sends Global Privacy Control: nothing that needs consent happens, and nobody is asked for it. */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether visits may be counted: only where someone said so, and their browser does not object. */
export const mayCountVisits = (): boolean => stored('configuration')?.visits === true && !hasGlobalPrivacyControl();

/** Sessions are never recorded: `clarity` keeps its place for other clients, and stays off. */
export const keepChoice = (visits: boolean): void => store('configuration', { clarity: false, visits });

const REOPENED = 'consent-reopened';
let isReopened = false;

/** Asks again: the button at the foot of every page. */
export function askAgain(is = true): void {
  isReopened = is;
  dispatchEvent(new Event(REOPENED));
}

const isAsked = () => isReopened || (stored('configuration') === undefined && !hasGlobalPrivacyControl());

function onChange(changed: () => void) {
  const stop = onStored(['configuration'], changed);
  addEventListener(REOPENED, changed);
  return () => {
    stop();
    removeEventListener(REOPENED, changed);
  };
}

/** Whether the visitor is to be asked: on the first visit, and whenever they reopen the question. */
export const useIsAsked = (): boolean => useSyncExternalStore(onChange, isAsked, () => false);
