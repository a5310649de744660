/** What a caller may express besides a name, a reason or a time. */
export const intentNames = [
  'yes',
  'no',
  /** Declines an offer; also a `no`. */
  'no_thanks',
  'robot_question',
  'do_not_record',
  /** “How long do you keep it?”, “who hears it?” */
  'asks_about_recording',
  /** “What recording?” */
  'what_recording',
  /** “Go ahead, record”. */
  'record',
  'wants_message',
  'abuse',
  /** “I’m going to kill her”: of the owner, or of whoever answers. */
  'threat',
  'emergency',
  'asks_about_owner',
  'asks_for_code',
  'goodbye',
  'wants_no_callback',
  /** “Have her call me”. */
  'wants_callback',
  /** “Can she just text me?”, instead of a call. */
  'wants_text',
  /** A courier: is at the door, or has left something there or with a neighbor. */
  'at_door',
  'vague_time',
  'repeat_please',
  /** “One moment”. */
  'wait',
  /** “Is Ida there?”: `_` is the name. */
  'asks_for_owner',
  'who_is_this',
  'hears_me',
  'wrong_number',
  /** “My mistake”: at first of the number dialed, later of anything. */
  'mistaken',
  /** A child who looks for a grown-up. */
  'child',
  'withholds_name',
  'hands_over',
  /** Wants something passed on, and no callback. */
  'only_message',
  /** “Tell her that …”, “remind him …”. */
  'tells_owner',
  /** “Right now”. */
  'now',
  /** “Did you get that?” */
  'asks_if_noted',
  /** A question of theirs, also where recognition writes no question mark. */
  'asks_something',
  /** “The number I’m calling from”. */
  'same_number',
  /** “What should I do?”, of a life in danger. */
  'asks_what_to_do',
  /** “We are still inside”, “should I open the window?”, after that. */
  'in_danger',
  /** Of an emergency: help is there or on its way. */
  'help_called',
  /** A vet, or somebody’s dog or cat. */
  'vet',
  'gas',
  /** Thinks of ending their own life. */
  'self_harm',
  'wants_human',
  /** “Delete everything I said”, “don’t keep my name”. */
  'forget_me',
  /** “Take me off your list”. */
  'stop_calling',
  /** Where the owner lives, or when they are at home or alone. */
  'asks_for_home',
  /** “It’s grandma”: takes the assistant for the owner, or speaks as family. */
  'kin',
  /** What becomes of a callback that was agreed before: it stays, is moved, or called off. */
  'keeps_time',
  'changes_time',
  'cancels_time',
  /** “Is that my time or hers?” */
  'asks_clock',
  /** The answer to “please say three”. */
  'three',
] as const;
export type Intent = (typeof intentNames)[number];

/**
 * `intents.json`: the phrases of one language. `_` is any word, `*` any ending; in Japanese `^` begins a word. A phrase
 * after `=` counts only where nothing else is said. The longest
 * phrase wins and consumes its words, so that the “no” of “no problem” is not a refusal. Phrases under `nothing` only
 * consume words.
 */
export type IntentPhrases = Record<Intent | 'nothing', string[]>;
