import * as z from 'zod';

/** The kinds of facts of a person. */
export const factFields = [
  'names',
  'birth_date',
  'death',
  'gender',
  'relation_ship_status',
  'addresses',
  'phones',
  'emails',
  'family_members',
  'jobs',
  'education',
  'images',
  'photos',
  'social_profiles',
] as const;
export const FactField = z.enum(factFields);
export type FactField = z.infer<typeof FactField>;
