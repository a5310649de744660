/** What other domains may import from people. */
export { personNamesOf } from '#functions/people/open/names.ts';
export { openersOf } from '#functions/people/open/openers.ts';
export { type WhoHas, whoHas } from '#functions/people/open/who-has.ts';
