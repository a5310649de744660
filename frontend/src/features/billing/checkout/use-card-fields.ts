import { useCallback, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';

/** Resolves to the card fields once they are mounted. */
export function useCardFields() {
  const [holder] = useState(() => {
    let current: CardFields | null = null;
    let waiting: ((fields: CardFields) => void)[] = [];
    return {
      hold(fields: CardFields | null) {
        current = fields;
        if (!fields) return;
        for (const resolve of waiting) resolve(fields);
        waiting = [];
      },
      ask: () => new Promise<CardFields>((resolve) => (current ? resolve(current) : waiting.push(resolve))),
    };
  });
  return { fields: holder.ask, onFields: useCallback((fields: CardFields | null) => holder.hold(fields), [holder]) };
}
