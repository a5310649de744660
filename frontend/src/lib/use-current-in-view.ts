import { type RefObject, useEffect } from 'react';

/**
 * Keeps the current link of a row in view, where the row scrolls sideways. `scrollIntoView` would move the page as well.
 * `current` is what the current link depends on.
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector('[aria-current]');
    if (!row || !link) return;
    const [box, room] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    if (box.left < room.left || box.right > room.right)
      row.scrollBy?.({ left: box.left - room.left - (room.width - box.width) / 2 });
  }, [list, current]);
}
