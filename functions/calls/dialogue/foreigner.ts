import { type Draft, say, update, varietyIn, withNote, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { listenFor, takeMessage } from '#functions/calls/dialogue/questions.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';

/**
 * A caller who speaks a language that is none of ours hears once which are, in English too; then their message is taken. Whatever
 * the words seem to say in the language of the call counts for nothing.
 */
export function answerForeigner(draft: Draft): Draft {
  const { step, given } = draft.dialogue;
  const noted = withNote(draft, 'other_language');
  if (given.includes('languages')) return takeMessage(noted, 'ask');
  const told = say(update(noted, { given: [...given, 'languages'] }), promptsOf.en.languages, true, 'en');
  const isEnglish = varietyIn(draft.dialogue) === 'en';
  return listenFor(isEnglish ? told : say(told, wordsFor(told).languages), step);
}

/** The caller goes on in one of ours after all. */
export function goesOnInOurs(draft: Draft): Draft {
  const { given, notes } = draft.dialogue;
  if (!given.includes('languages')) return draft;
  return update(draft, {
    given: given.filter((one) => one !== 'languages'),
    notes: notes.filter((note) => note !== 'other_language'),
  });
}
