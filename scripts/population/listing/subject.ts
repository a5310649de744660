import type { City } from '#scripts/population/cities.ts';
import type { Span, Witnesses } from '#scripts/population/evidence.ts';
import type { Family, Member } from '#scripts/population/family.ts';
import type { Stay } from '#scripts/population/homes.ts';
import type { Random } from '#shared/values/chance.ts';

/** A family member with all data that a section may need, and the sources. */
export type Subject = {
  seed: string;
  random: Random;
  family: Family;
  member: Member;
  stays: Stay[];
  observed: Witnesses['observed'];
  certain: Witnesses['certain'];
  /** The whole period of observation. */
  always: Span;
  lineIn: (city: City) => string;
};
