/** What carries a call needs of the assistant: the machine that leads it, and what it is told before the first word. */
export { consentFor, placeOf } from '#functions/calls/dialogue/consent.ts';
export { begin, step, type Turned } from '#functions/calls/dialogue/machine.ts';
export { masked } from '#functions/calls/dialogue/masking.ts';
export { Briefing, Dialogue, type Effect, type Told } from '#functions/calls/dialogue/state.ts';
export { wordsOf } from '#functions/calls/dialogue/words/words.ts';
