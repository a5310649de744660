import { useEffect, useState } from 'react';

const none: never[] = [];

/** How long typing must pause before something is suggested, in milliseconds. */
const PAUSE_MS = 200;

/** What is suggested for a text once typing pauses. Fails silently: a field works without. */
export function useSuggestions<T>(text: string, isTyped: boolean, suggest: (text: string) => Promise<T[]>): T[] {
  const [found, setFound] = useState<{ text: string; items: T[] }>({ text: '', items: [] });
  const asked = text.trim();
  useEffect(() => {
    if (!isTyped || !asked) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      suggest(asked.slice(0, 64)).then(
        (items) => isStale || setFound({ text: asked, items }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, isTyped, suggest]);
  // Those of before stay while the next are on their way, so that the list does not blink.
  return isTyped && asked ? found.items : none;
}
