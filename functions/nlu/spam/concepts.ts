/** Signs of spam: schemes, demands, pressure. */
export const suspicious = [
  'asks_for_code',
  'asks_for_details',
  'remote_access',
  'gift_card',
  'safe_account',
  'asks_for_money',
  'money_upfront',
  'money_for_you',
  'threat',
  'hurry',
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
  'sales_script',
  'home_sales',
  'web_listing',
  'survey',
  'charity',
  'no_name',
  'stranger_flatters',
  'link_or_app',
  'absent_seller',
  'superstition',
  'home_visit',
  'inside_help',
  'miracle_cure',
  'cheap_goods',
] as const;

/** Signs of a call that the owner would have taken. */
export const reassuring = [
  'knows_owner',
  'family_or_friend',
  'own_errand',
  'gives_name_and_reason',
  'no_demand',
  'asks_for_nothing',
  'appointment',
  'care_or_school',
  'delivery_at_door',
  'work_matter',
  'repair_or_building',
  'ready_to_collect',
  'notice_to_all',
  'wrong_number',
  'verify_yourself',
  'time_to_call',
  'refuses',
] as const;

export const concepts = [...suspicious, ...reassuring] as const;
export type Concept = (typeof concepts)[number];

/** Concepts with phrases of their own; `when` finds a time to call, and the grammar finds refusals. */
export type PhraseConcept = Exclude<Concept, 'time_to_call' | 'refuses'>;
export const phraseConcepts = concepts.filter(
  (concept): concept is PhraseConcept => concept !== 'time_to_call' && concept !== 'refuses',
);

/**
 * The phrases of each concept in one language; case and accents do not matter. `*` stands for the rest of a
 * word, `..` for up to three words (in Japanese, eight characters) between; digits stand for any number.
 */
export type SpamPhrases = Record<PhraseConcept, string[]>;
