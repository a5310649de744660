import '#frontend/styles/relation-graph.css';

import { type ReactNode, useEffect, useId, useRef } from 'react';

import { layOut } from '#frontend/components/relation-graph-layout.ts';
import { labelOf, LINE, type Node, radiusOf, type Relative } from '#frontend/components/relation-graph-nodes.ts';

type Props = {
  name: string;
  /** What the person of the report is called below their name. */
  role: string;
  relatives: readonly Relative[];
  /** Says in words what the drawing shows, and that a list says the same. */
  label: string;
  /** What stands in a node, in a box of 100 by 100. */
  face: (relative: Relative | null) => ReactNode;
  /** Says how many kin are not drawn. */
  more: (count: number) => string;
};

/** A family by generation. Kin who only may be kin hang on a dashed line. */
export function RelationGraph({ name, role, relatives, label, face, more }: Props) {
  const { width, height, nodes, edges, left } = layOut(name, role, relatives);
  const round = useId();
  const region = useRef<HTMLDivElement>(null);
  const self = nodes.find(({ relative }) => !relative)!.x / width;

  useEffect(() => {
    // where it is wider than the screen, one begins with the person in the middle
    const { current } = region;
    if (current) current.scrollLeft = current.scrollWidth * self - current.clientWidth / 2;
  }, [self]);
  return (
    <>
      <div className="graph" ref={region} tabIndex={0} role="region" aria-label={label}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          style={{ minInlineSize: width * 0.86, maxInlineSize: width }}
        >
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
      </div>
      {left > 0 && <p className="part__note">{more(left)}</p>}
    </>
  );
}

function Person({ node, children }: { node: Node; children: ReactNode }) {
  const radius = radiusOf(node);
  const line = (i: number) => labelOf(node) + i * LINE;
  return (
    <g transform={`translate(${node.x},${node.y})`}>
      <circle className="halo" r={radius + 4} />
      <svg x={-radius} y={-radius} width={radius * 2} height={radius * 2} viewBox="0 0 100 100">
        {children}
      </svg>
      {!node.relative && <circle className="ring" r={radius + 3} />}
      {node.names.map((name, i) => (
        <text key={i} y={line(i)}>
          {name}
        </text>
      ))}
      {node.roles.map((role, i) => (
        <text key={role} className="rel-role" y={line(node.names.length + i)}>
          {role}
        </text>
      ))}
    </g>
  );
}
