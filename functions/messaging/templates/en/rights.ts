import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

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
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'A request was carried out for you',
    text: [
      `${agent} made a request to us on your behalf, and it has been carried out. Your code for questions is ${reference}.`,
      'You do not need to do anything. If you did not authorize this, please write to us, and we will look into it.',
    ],
    button: 'See the status',
  }),
};
