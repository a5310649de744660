import '#frontend/styles/relation-graph.css';

import { type ReactNode, useEffect, useId, useRef } from 'react';

import { layOut } from '#frontend/components/relation-graph-layout.ts';
import { labelOf, LINE, type Node, radiusOf, type Relative } from '#frontend/components/relation-graph-nodes.ts';

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

/** A family by generation. Uncertain relatives are linked by a dashed line. */
export function RelationGraph({ name, role, relatives, label, face, more }: Props) {
  const { width, height, nodes, edges, left } = layOut(name, role, relatives);
  const round = useId();
  const region = useRef<HTMLDivElement>(null);
  const self = nodes.find(({ relative }) => !relative)!.x / width;

  useEffect(() => {
    // if it is wider than the screen, it starts centred on the subject
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
