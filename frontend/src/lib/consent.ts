import { useSyncExternalStore } from 'react';

import { onStored, store, stored, type StoredValue } from '#frontend/lib/storage.ts';

/** Whether the browser sends Global Privacy Control: nothing that needs consent happens, and nobody is asked for it. */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether visits may be counted: only where someone said so, and their browser does not object. */
export const mayCountVisits = (): boolean => stored('configuration')?.visits === true && !hasGlobalPrivacyControl();

/** What a visitor agreed to: counting visits, and recording sessions. */
export type Choice = StoredValue<'configuration'>;
export const keepChoice = (choice: Choice): void => store('configuration', choice);

const REOPENED = 'consent-reopened';
let isReopened = false;

/** Asks again: the button at the foot of every page. */
export function askAgain(is = true): void {
  isReopened = is;
  dispatchEvent(new Event(REOPENED));
}

const isAsked = () => isReopened || (stored('configuration') === undefined && !hasGlobalPrivacyControl());

/** Calls back when an answer may have changed. */
export function onConsent(changed: () => void): () => void {
  const stop = onStored(['configuration'], changed);
  addEventListener(REOPENED, changed);
  addEventListener('pageshow', changed); // a page that the browser kept missed what changed meanwhile
  return () => {
    stop();
    removeEventListener(REOPENED, changed);
    removeEventListener('pageshow', changed);
  };
}

/** Whether the visitor opened the question by hand. */
export const useIsReopened = (): boolean =>
  useSyncExternalStore(
    onConsent,
    () => isReopened,
    () => false,
  );

/** Whether the visitor is to be asked: on the first visit, and whenever they reopen the question. */
export const useIsAsked = (): boolean => useSyncExternalStore(onConsent, isAsked, () => false);
