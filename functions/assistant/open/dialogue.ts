/** What carries a call needs of the assistant: the machine that leads it, and what it is told before the first word. */
export { consentFor, placeOf } from '#functions/assistant/dialogue/consent.ts';
export { begin, step, type Turned } from '#functions/assistant/dialogue/machine.ts';
export { masked } from '#functions/assistant/dialogue/masking.ts';
export { Briefing, Dialogue, type Effect, type Told } from '#functions/assistant/dialogue/state.ts';
export { wordsOf } from '#functions/assistant/dialogue/words/words.ts';
