import { type RefObject, useEffect, useRef } from 'react';

/**
 * The element that takes the focus once `step` is another than before: what had it has given way to what the step shows,
 * and a reader of the screen would be left at the top of the page.
 */
export function useFocusOnStep<T extends HTMLElement>(step: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) element.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return element;
}
