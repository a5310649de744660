import { wordsOf } from '#functions/calls/assistant/open/dialogue.ts';
import type { CallEvent, Command } from '#functions/providers/telephony/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A polite end where nothing is known of a call. Who has hung up hears nothing. */
export function farewell(event: CallEvent): Command[] {
  if (event.t === 'hangup' || event.t === 'recorded') return [];
  const language: Language = ('language' in event && event.language) || 'en';
  const text = wordsOf[language].neutral;
  return [{ c: 'say', text, language, voice: 'calm', can_interrupt: false }, { c: 'hangup' }];
}
