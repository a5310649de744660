/** What calls are understood by, for whoever takes them. */
export { understanding } from '#functions/assistant/understanding/live.ts';
export type { Turn, Understanding, Understood } from '#functions/assistant/understanding/port.ts';
