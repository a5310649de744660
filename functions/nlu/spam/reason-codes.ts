import type { Concept } from '#functions/nlu/spam/concepts.ts';

/** Facts about a number and the way it calls, and that the words as a whole are like those of spam. */
const numberFacts = [
  'marked_spam',
  'marked_not_spam',
  'contact',
  'talked_before',
  'attested',
  'attested_in_part',
  'not_attested',
  'reported',
  'neighbour_number',
  'invalid_number',
  'withheld_number',
  'premium_number',
  'internet_number',
  'burst',
  'keypad_menu',
  'talks_at_once',
  'asks_for_owner',
  'insists_on_code',
  'sounds_like_spam',
] as const;
export type Fact = (typeof numberFacts)[number];

/**
 * What a caller said that a person would give as a reason. The other concepts move the score and are never shown: a word that
 * counts is no reason yet, and a wrong reason is worse than none.
 */
export const spoken = [
  'asks_for_code',
  'asks_for_details',
  'remote_access',
  'gift_card',
  'safe_account',
  'asks_for_money',
  'money_upfront',
  'money_for_you',
  'threat',
  'secrecy',
  'account_problem',
  'names_authority',
  'names_big_company',
  'relative_in_trouble',
  'prize',
  'press_a_key',
  'recorded_voice',
  'investment',
  'loan_or_debt',
  'too_good_job',
  'you_qualify',
  'special_offer',
  'home_sales',
  'web_listing',
  'survey',
  'charity',
  'link_or_app',
  'inside_help',
  'miracle_cure',
  'cheap_goods',
] as const satisfies readonly Concept[];
export type SpokenConcept = (typeof spoken)[number];
const spokenCodes = new Set<string>(spoken);
export const isSpoken = (code: string): code is SpokenConcept => spokenCodes.has(code);

/** Every reason that can be shown: facts about number and conduct, and what was said. */
export const reasonCodes = [...numberFacts, ...spoken] as const;
type ReasonCode = (typeof reasonCodes)[number];

/** A reason, and its contribution to the score. */
export type Reason = { code: ReasonCode; weight: number };

const codes = new Set<string>(reasonCodes);
export const isReasonCode = (code: string): code is ReasonCode => codes.has(code);

/** The text of every reason in one language. */
export type SpamReasons = Record<ReasonCode, string>;
