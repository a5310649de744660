import type { ReactNode } from 'react';

/** An email address breaks behind its @ first, rather than before its last letter. */
export function breakable(value: string): ReactNode {
  const at = /^\S+@(?=\S+$)/.exec(value)?.[0];
  if (!at) return value;
  return (
    <>
      {at}
      <wbr />
      {value.slice(at.length)}
    </>
  );
}
