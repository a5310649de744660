import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is rendered at build time and hydrated, true from then on. What only the browser knows
 * (its country, its storage) is rendered behind it, so that the first render equals the prerendered HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
