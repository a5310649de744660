import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: { one: '# new personal detail', other: '# new personal details' },
  phones: { one: '# new phone', other: '# new phones' },
  emails: { one: '# new email', other: '# new emails' },
  locations: { one: '# new address', other: '# new addresses' },
  relationships: { one: '# new relative', other: '# new relatives' },
  jobs: { one: '# new job', other: '# new jobs' },
  education: { one: '# new school', other: '# new schools' },
  social_profiles: { one: '# new profile', other: '# new profiles' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'A report you opened has changed' : `${reports} reports you opened have changed`,
    text: [
      `New since then: ${newFacts(changes, words, 'en')}.`,
      'You asked us to tell you. Our emails name nobody; your saved people show which report it is.',
    ],
    button: 'See my saved people',
  }),
  text: ({ reports, link }) =>
    `Calluna: ${reports === 1 ? 'A report you opened has changed' : `${reports} reports you opened have changed`}. ${link}`,
};
