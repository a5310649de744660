/** The European Economic Area, the United Kingdom and Switzerland: much of their law of data and of consumers is one. */
export const EUROPE: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' ');

/** Whether a country, or a country with its region (`DE`, `US-TX`), is in Europe. An unknown one is not. */
export const isInEurope = (place: string | null | undefined): boolean =>
  Boolean(place) && EUROPE.includes(place!.slice(0, 2));
