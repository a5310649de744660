// PLACEHOLDER until the dialogue has its words
import type { Language } from '#shared/values/language.ts';
export const opening = (owner: string, _: Language) => `Hello, I’m ${owner}’s automated assistant.`;
