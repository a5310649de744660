import { type ReactNode, useRef, useState } from 'react';

import { ConfirmOwner } from '#frontend/components/owner/confirm-owner.tsx';
import type { Fault } from '#shared/errors/catalogue.ts';

type ConfirmingOwner = {
  /** Does something that may ask for it, and does it again once the owner is confirmed. */
  run: (action: () => void) => void;
  /** For the `onFailed` of its form: whether the dialog asks now. */
  onFailed: (fault: Fault) => boolean;
  /** To be rendered outside its form. */
  dialog: ReactNode;
};

/** Asks members who they are, where an action requires a login of the last ten minutes. */
export function useConfirmOwner(): ConfirmingOwner {
  const action = useRef<() => void>(undefined);
  const [isAsking, setAsking] = useState(false);
  return {
    run(next) {
      action.current = next;
      next();
    },
    onFailed({ code }) {
      const isAsked = code === 'auth.login-again';
      setAsking(isAsked);
      return isAsked;
    },
    dialog: isAsking && (
      <ConfirmOwner
        onDone={() => {
          setAsking(false);
          action.current?.();
        }}
        onLeave={() => setAsking(false)}
      />
    ),
  };
}
