import type { City } from '#scripts/population/cities.ts';
import type { Span, Witnesses } from '#scripts/population/evidence.ts';
import type { Family, Member } from '#scripts/population/family.ts';
import type { Stay } from '#scripts/population/homes.ts';
import type { Lots } from '#shared/values/chance.ts';

/** One of a family, all that is true of them that a section may need, and those who tell of it. */
export type Subject = {
  seed: string;
  lots: Lots;
  family: Family;
  member: Member;
  stays: Stay[];
  observed: Witnesses['observed'];
  certain: Witnesses['certain'];
  /** From when on anybody tells of them. */
  always: Span;
  lineIn: (city: City) => string;
};
