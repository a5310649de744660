import { Skeleton } from '#frontend/components/skeleton.tsx';

/** Keeps the place of the bar until it has loaded. */
export const KeepSkeleton = ({ isOpen }: { isOpen: boolean }) => (
  <div className={isOpen ? undefined : '[margin-block-end:1.5rem]'}>
    <Skeleton width={isOpen ? '18rem' : '6rem'} height="var(--target)" />
  </div>
);
