import { initialsOf } from '#frontend/components/initials.ts';
import { random } from '#shared/values/chance.ts';

/** The letters of a name in a node of a graph, for kin without a portrait, on the tile that lists have. */
export function InitialsFace({ name }: { name: string }) {
  const moor = random(name).pick(['heather', 'moss', 'sand', 'slate']);
  return (
    <>
      <rect width="100" height="100" fill={`color-mix(in oklab, var(--moor-${moor}) 40%, var(--surface))`} />
      <text className="face" x="50" y="63">
        {initialsOf(name)}
      </text>
    </>
  );
}
