import type { Topic } from '#shared/values/own-answer.ts';

/**
 * `topics.json`: what callers of one language say who ask about a topic. `_` is any word, `*` any ending. `opens` asks about
 * the day that is named beside it: “do you open on Saturdays?”.
 */
export type TopicPhrases = Record<Exclude<Topic, 'free'> | 'opens', string[]>;
