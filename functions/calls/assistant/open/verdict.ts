/** How a call is judged, once everything that speaks for or against it is looked up. */
export { numberSignals } from '#functions/calls/assistant/domain/verdict/number.ts';
export { score } from '#functions/calls/assistant/domain/verdict/score.ts';
export { reasonWords } from '#functions/calls/assistant/domain/verdict/words.ts';
export { nothingKnown, type Signals } from '#functions/calls/assistant/domain/verdict/signals.ts';
