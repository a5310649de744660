/** What other domains may import from people. */
export { personNamesOf } from '#functions/people/person-names.ts';
export { openersOf } from '#functions/people/audit-trail.ts';
export { type WhoHas, whoHas } from '#functions/people/phone-owner.ts';
