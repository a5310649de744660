import { useCallback, useState } from 'react';

import type { CardFields } from '#frontend/components/card-form/port.ts';

/** The fields of a card as soon as they are there: who asks for them earlier waits. */
export function useFields() {
  const [holder] = useState(() => {
    let present: CardFields | null = null;
    let waiting: ((fields: CardFields) => void)[] = [];
    return {
      hold(fields: CardFields | null) {
        present = fields;
        if (!fields) return;
        for (const resolve of waiting) resolve(fields);
        waiting = [];
      },
      ask: () => new Promise<CardFields>((resolve) => (present ? resolve(present) : waiting.push(resolve))),
    };
  });
  return { fields: holder.ask, onFields: useCallback((fields: CardFields | null) => holder.hold(fields), [holder]) };
}
