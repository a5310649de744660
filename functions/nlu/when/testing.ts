import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** A Wednesday morning, 10:20 by the owner’s clock. */
export const WEDNESDAY = { reference: new Date('2026-11-18T09:20:00Z'), zone: 'Europe/Berlin' };

/** The first time in a text, on the owner’s clock: `2026-11-19T09:00`. */
export const firstTime = (text: string, language: Language) => findWhens(text, language, WEDNESDAY)[0]?.at.slice(0, 16);
