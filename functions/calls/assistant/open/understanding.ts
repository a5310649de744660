/** What calls are understood by, for whoever takes them. */
export { understanding } from '#functions/nlu/live.ts';
export type { Turn, Understanding, Understood } from '#functions/nlu/port.ts';
