import type { ReactNode } from 'react';

import type { CallSummary } from '#shared/api/assistant.ts';
import { numberToCall } from '#shared/values/to-call-back.ts';

type Props = {
  of: Pick<CallSummary, 'callback_number' | 'callback_extension' | 'caller_number'>;
  className: string;
  label?: string;
  children: ReactNode;
};

/** Dials the number to call back, and after a pause the extension; nothing where there is none. */
export function CallLink({ of, className, label, children }: Props) {
  const number = numberToCall(of);
  return (
    number && (
      <a
        className={className}
        href={`tel:${number}${of.callback_extension ? `,${of.callback_extension}` : ''}`}
        aria-label={label}
      >
        {children}
      </a>
    )
  );
}
