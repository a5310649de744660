import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The shape of a list that is still on its way. */
export function DirectorySkeleton() {
  return (
    <ul className="dir dir--2" aria-hidden="true">
      {[52, 40, 61, 47, 55, 38, 58, 44].map((width) => (
        <li key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="2.5rem" />
          <Skeleton width="30%" />
        </li>
      ))}
    </ul>
  );
}
