import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** The position of a caller’s turn, and whether it, or another one, answers the callback question. */
export type TurnPosition = {
  order: 'only' | 'first' | 'mid' | 'last';
  replies: boolean;
  answers: 'yes' | 'other' | 'no';
};

/** A turn that mentions times. */
export type TimeTurn = { text: string; language: Language; setting: Setting; place: TurnPosition };
