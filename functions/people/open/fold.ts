/** Names are compared folded wherever they come from: typed into a search, or heard on the telephone. */
export { fold } from '#functions/people/names/fold.ts';
