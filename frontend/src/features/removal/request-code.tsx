import type { ReactNode } from 'react';

/** The code of a request, large enough to copy by hand. */
export function RequestCode({ title, code, children }: { title: string; code: string; children?: ReactNode }) {
  return (
    <div className="ticket">
      <div>
        <p className="cap">{title}</p>
        <p className="big mono">
          <bdi dir="ltr">{code}</bdi>
        </p>
      </div>
      {children}
    </div>
  );
}
