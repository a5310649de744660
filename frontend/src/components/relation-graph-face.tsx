import { initialsOf } from '#frontend/components/portrait.tsx';

/** The letters of a name in a node of a graph, for kin without a portrait. */
export const InitialsFace = ({ name }: { name: string }) => (
  <>
    <rect className="face" width="100" height="100" />
    <text className="face__letters" x="50" y="64">
      {initialsOf(name)}
    </text>
  </>
);
