import { useEffect, useRef, useState } from 'react';

/** How wide an element is on the screen, in CSS pixels; `initial` until it is measured. */
export function useWidth(initial: number) {
  const [width, setWidth] = useState(initial);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || initial));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [initial]);
  return { ref, width };
}
