import '#frontend/styles/relation-graph.css';

import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { layOut } from '#frontend/components/relation-graph-layout.ts';
import { labelOf, LINE, type Node, radiusOf, type Relative } from '#frontend/components/relation-graph-nodes.ts';
import { useWidth } from '#frontend/lib/use-width.ts';

type Props = {
  name: string;
  /** The label below the subject’s name. */
  role: string;
  relatives: readonly Relative[];
  /** Describes the drawing in words, and says that the list holds the same. */
  label: string;
  /** The content of a node, in a 100 by 100 box. */
  face: (relative: Relative | null) => ReactNode;
  /** Says how many relatives are not drawn. */
  more: (count: number) => string;
};

/** A family by generation, whole at any width. Uncertain relatives are linked by a dashed line; nodes lead on. */
export function RelationGraph({ name, role, relatives, label, face, more }: Props) {
  const { ref, width: available } = useWidth(712);
  const { width, height, nodes, edges, left } = layOut(name, role, relatives, available);
  const round = useId();
  return (
    <>
      <figure className="graph" ref={ref} aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <clipPath id={round}>
            <circle cx="50" cy="50" r="50" />
          </clipPath>
          {edges.map(({ path, may }, i) => (
            <path key={i} className={may ? 'edge edge--may' : 'edge'} d={path} />
          ))}
          {nodes.map((node, i) => (
            <Person key={i} node={node}>
              <g clipPath={`url(#${round})`}>{face(node.relative)}</g>
            </Person>
          ))}
        </svg>
      </figure>
      {left > 0 && <p className="part__note">{more(left)}</p>}
    </>
  );
}

/** A node; a link where the relative has a listing of their own. The drawing repeats the list for the eye alone. */
function Person({ node, children }: { node: Node; children: ReactNode }) {
  const { relative } = node;
  const drawn = <Drawn node={node}>{children}</Drawn>;
  const at = `translate(${node.x},${node.y})`;
  if (!relative?.to)
    return (
      <g transform={at} aria-hidden>
        {drawn}
      </g>
    );
  return (
    <g transform={at}>
      <Link to={relative.to}>{drawn}</Link>
    </g>
  );
}

function Drawn({ node, children }: { node: Node; children: ReactNode }) {
  const radius = radiusOf(node);
  const line = (i: number) => labelOf(node) + i * LINE;
  return (
    <>
      <circle className="halo" r={radius + 4} />
      <svg x={-radius} y={-radius} width={radius * 2} height={radius * 2} viewBox="0 0 100 100" aria-hidden="true">
        {children}
      </svg>
      {!node.relative && <circle className="ring" r={radius + 3} />}
      {node.names.map((name, i) => (
        <text key={i} className="rel-name" y={line(i)}>
          {`${name} `}
        </text>
      ))}
      {node.roles.map((role, i) => (
        <text key={role} className="rel-role" y={line(node.names.length + i)}>
          {`${role} `}
        </text>
      ))}
    </>
  );
}
