/** What a caller may express besides a name, a reason or a time. */
export const intentNames = [
  'yes',
  'no',
  'robot_question',
  'do_not_record',
  'wants_message',
  'abuse',
  'emergency',
  'asks_about_owner',
  'asks_for_code',
  'goodbye',
  'wants_no_callback',
  'vague_time',
  'first_slot',
  'second_slot',
  'repeat_please',
  /** The answer to “please say three”. */
  'three',
] as const;
export type Intent = (typeof intentNames)[number];

/**
 * `intents.json`: the phrases of one language. `_` is any word, `*` any ending; in Japanese `^` begins a word. The longest
 * phrase wins and consumes its words, so that the “no” of “no problem” is not a refusal. Phrases under `nothing` only
 * consume words.
 */
export type IntentPhrases = Record<Intent | 'nothing', string[]>;
