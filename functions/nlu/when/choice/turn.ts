import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** Which of the caller’s turns one is, and whether it answers the question for a time, or another does. */
export type TurnPosition = {
  order: 'only' | 'first' | 'mid' | 'last';
  replies: boolean;
  answers: 'yes' | 'other' | 'no';
};

/** A turn that mentions times. */
export type TimeTurn = { text: string; language: Language; setting: Setting; place: TurnPosition };
