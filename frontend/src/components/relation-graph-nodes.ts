import { RelativeFact } from '#shared/values/person.ts';

export type Relation = RelativeFact['relation'];

export type Relative = {
  name: string;
  role: string;
  relation: Relation;
  may: boolean;
  /** Where the relative’s own listing is, if there is one. */
  to?: string | undefined;
};

/** A person in the drawing, their name and role broken into lines. The person of the report is no relative. */
export type Node = { x: number; y: number; row: number; names: string[]; roles: string[]; relative: Relative | null };

export const RADIUS = 30;

export const SELF_RADIUS = 42;

export const LINE = 17;

/** From one row to the next. */
export const ROW = 184;

/** From one node to the next at most. */
export const PITCH = 140;

/** Where lines run beside all nodes to rows that are not the next. */
export const RAIL = 10;

export const radiusOf = ({ relative }: Node) => (relative ? RADIUS : SELF_RADIUS);

/** The baseline of the first line of a node’s text, and the end of its last line. */
export const labelOf = (node: Node) => radiusOf(node) + 22;

export const bottomOf = (node: Node) => node.y + labelOf(node) + (node.names.length + node.roles.length - 1) * LINE + 6;
