import { useEffect } from 'react';

import { readPortuguese } from '#frontend/i18n/index.ts';
import type { Portuguese } from '#shared/values/portuguese.ts';

/** Words the page in a Portuguese as long as this is shown; null changes nothing. */
export function usePortuguese(portuguese: Portuguese | null): void {
  useEffect(() => {
    if (portuguese) void readPortuguese(portuguese).catch(() => undefined); // the page stays as it is worded
  }, [portuguese]);
}
