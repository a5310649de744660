import type { Window } from '#functions/nlu/edits/window.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';

/** A time in an utterance, as a window. */
export type Mention = TimeMention & { window: Window };

/** A time with what the words around it make of it. */
export type Span = {
  mention: Mention;
  isRefused: boolean;
  /** One of several, by “or” or “and”. */
  isLinked: boolean;
};
