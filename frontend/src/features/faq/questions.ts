/** The questions by topic. Each slug is the anchor of its answer, the same in every language. */
export const topics = {
  searching: [
    'will-they-know',
    'search-by',
    'spelling',
    'nothing-found',
    'sources',
    'not-there',
    'results-kept',
    'wrong-person',
    'allowed-use',
  ],
  paying: [
    'cost',
    'why-charged',
    'cancel',
    'refund',
    'withdraw',
    'credits',
    'statement',
    'unknown-charge',
    'receipt',
    'declined',
    'card-data',
  ],
  assistant: ['rings-first', 'set-up', 'carrier-cost', 'test-fails', 'recorded', 'spam', 'turn-off'],
  records: ['why-listed', 'remove', 'stays-removed', 'correct', 'who-looked'],
  privacy: ['kept-data', 'download', 'counted', 'countries'],
  account: ['log-in', 'forgot', 'no-code', 'second-factor', 'blocked', 'delete', 'reach-us', 'files'],
} as const;

export type Topic = keyof typeof topics;
export type Slug = (typeof topics)[Topic][number];

export const topicNames = Object.keys(topics) as Topic[];
export const slugs: readonly Slug[] = topicNames.flatMap((topic) => topics[topic]);

/** Answers with a wording for a trial and one for a first month that is charged at once. */
const byOffer: readonly Slug[] = ['cost', 'why-charged'];
/** Answers with figures of the configuration, which the browser has to fetch. */
const configured: readonly Slug[] = [...byOffer, 'refund', 'statement', 'reach-us'];

export const isConfigured = (slug: Slug): boolean => configured.includes(slug);

/** The keys of a question, its synonyms and its answer in the phrases. */
export const questionKey = (slug: Slug) => `questions.${slug}.question` as 'questions.will-they-know.question';
export const synonymsKey = (slug: Slug) => `questions.${slug}.synonyms` as 'questions.will-they-know.synonyms';
export const answerKey = (slug: Slug, hasTrial: boolean) =>
  `questions.${slug}.answer${byOffer.includes(slug) ? (hasTrial ? '_trial' : '_now') : ''}` as 'questions.will-they-know.answer';
