import type { CSSProperties } from 'react';

/** A grey placeholder while data loads; never a blurred value. */
export function Skeleton({ width = '60%', height }: { width?: string; height?: string }) {
  return (
    <span
      className="bar bar--live"
      aria-hidden="true"
      style={{ '--w': width, ...(height && { blockSize: height }) } as CSSProperties}
    />
  );
}
