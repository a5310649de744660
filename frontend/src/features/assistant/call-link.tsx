import type { ReactNode } from 'react';

import type { CallSummary } from '#shared/api/assistant.ts';
import { numberToCall } from '#shared/values/to-call-back.ts';

type Props = {
  of: Pick<CallSummary, 'callback_number' | 'caller_number'>;
  className: string;
  label?: string;
  children: ReactNode;
};

/** Dials the number to call back; nothing where there is none. */
export function CallLink({ of, className, label, children }: Props) {
  const number = numberToCall(of);
  return (
    number && (
      <a className={className} href={`tel:${number}`} aria-label={label}>
        {children}
      </a>
    )
  );
}
