import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'names',
  birth_date: 'year of birth',
  death: 'date of death',
  gender: 'gender',
  addresses: 'addresses',
  phones: 'phone numbers',
  emails: 'email addresses',
  jobs: 'work',
  education: 'education',
  photos: 'photographs',
  social_profiles: 'public profiles',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'relatives',
  relation_ship_status: 'marital status',
  images: 'portrait',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'Copy of data',
  correct: 'Correction',
  'opt-out': 'No sale or sharing',
  limit: 'Limit on sensitive data',
  hide: 'Hiding of a fact',
  flag: 'Report of a wrong fact',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Please confirm your request',
    text: [
      'You made a request on our site. It takes effect once you open this link and press the button.',
      `The link works once, until ${until}. Your code for questions is ${reference}.`,
      'Not you? Do nothing, and nothing happens. This address is deleted when the request is confirmed, or after 24 hours.',
    ],
    button: 'Open the page',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'We have received your request',
    text: [
      'This confirms a request that you made on our site. Please keep this message.',
      'The button leads to a page that shows its status. If you did not make this request, please write to us.',
    ],
    rows: [
      ['Reference', reference],
      ['Request', requests[request]],
      ...(field ? [['Fact', factNames[field]] as const] : []),
      ['Received', at],
      ['Due by', answer_by],
    ],
    button: 'See the request',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'A request was carried out for you',
    text: [
      `${agent} made a request to us on your behalf, and it has been carried out. Your code for questions is ${reference}.`,
      'You do not need to do anything. If you did not authorize this, please write to us, and we will look into it.',
    ],
    button: 'See the status',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Information about your data',
    text: [
      `Calluna is a search of public records. A record about ${name} may be listed in it, and the law requires us to inform you first (Article 14 GDPR and similar laws).`,
      'You can object: the button leads to removal, without an account and without a reason. You can also have your data shown, corrected, erased or restricted, and complain to the data protection authority of your country.',
      'Until that date we do not store the record itself.',
    ],
    rows: [
      ['Source', sources],
      ['Kinds of data', listSections(sections, sectionNames)],
      ['Purpose', 'finding people, and knowing who calls'],
      ['Legal basis', 'legitimate interests (Article 6(1)(f) GDPR)'],
      ['Recipients', 'paying members who have stated a purpose'],
      ['Kept', 'until you are removed'],
      ['Listed no earlier than', at],
    ],
    button: 'Object and be removed',
    privacy: 'Everything we hold about you:',
    policy: 'Who we are and how we use data:',
  }),
};
