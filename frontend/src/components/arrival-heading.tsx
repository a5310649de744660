import { type ReactNode, useEffect, useRef } from 'react';

import { beginAt } from '#frontend/lib/begin-at.ts';

/** The heading of what has just taken the place of a form, which was longer: the page is shown from here. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => beginAt(heading.current), []);
  return (
    <h1 className="display" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
