/**
 * `edits.json`: the words with which callers change a time. After `any` and its period, an English `but` makes an exception. `except` refuses the next time, `all_but` only its
 * day, `except_before` the time before it; after `instead` the caller names what they want; `corrects` replaces what was said before it; phrases under
 * `keep` only consume words. `first` and `second` choose one of two offers, the earlier and the later; `sooner` and `after` ask for an earlier or a
 * later time, `other` and `other_day` for another one; `number` is about the number to call, `number_end` about its last digits; a time after `because` is the reason for the one before, and so are other hours after `only`. What follows
 * `but` is another time than what is before it; a sentence with `event` tells when something happens: “the meeting has been moved to Friday”, and a time beside `opens` or `closes` is one of opening hours; `taken` tells why the caller cannot talk then, `same` keeps the hour that was read back, and `happens` what takes place then, “they shut the water off”, unless it is after `when`. `not_call` says that a time is none for the call, “that’s the time of the appointment”, and `queries` asks about an offered time, “what day is that?”. `nor` goes on with a refusal;
 * a number before `measure` or after `label` is no time: “four dollars”, “room 4”. `_` is any word, `*` any ending.
 */
export const editCues = [
  'any',
  'all_but',
  'except',
  'except_before',
  'instead',
  'corrects',
  'keep',
  'first',
  'second',
  'sooner',
  'after',
  'other',
  'other_day',
  'number',
  'number_end',
  'because',
  'or',
  'nor',
  'and',
  'only',
  'but',
  'event',
  'opens',
  'closes',
  'taken',
  'same',
  'happens',
  'when',
  'not_call',
  'queries',
  'measure',
  'label',
] as const;
export type EditCue = (typeof editCues)[number];

export type EditPhrases = Record<EditCue, string[]>;
