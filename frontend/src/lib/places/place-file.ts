import { available } from '#frontend/lib/places/available.ts';

/** The file with the names of a country’s places in a language; its name changes with its content. */
export const fileOf = (language: string, country: string) =>
  `assets/places-${available.version}/${language}/${country}.json`;
