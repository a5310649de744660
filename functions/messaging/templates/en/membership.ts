import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'After that it is charged each month, until you cancel. If the tax rate changes, the reminder a week before a charge says the new amount.'
    : 'After that it is the same amount each month, until you cancel.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Your membership is canceled',
    text: [
      `You canceled on ${at}. The next charge of ${amount} will not be made, nor any after it.`,
      until ? `You can use what you have until ${until}.` : 'Your access has ended as well.',
      ...(keep_link
        ? ['Changed your mind? Keep it with one click: nothing is charged before the date that was planned.']
        : []),
    ],
    rows: [
      ...rowIf('Access ends', until),
      ...rowIf(
        'Unused credits',
        credits > 0 && (until ? `${credits}, which expire then` : `${credits}, which expire now`),
      ),
    ],
    ...(keep_link && { button: 'Keep my membership' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'Your pause is over' : 'Your membership goes on',
    text: [
      ends_pause
        ? 'Nothing was charged today. Your pause is over, and the membership goes on.'
        : until
          ? 'Nothing was charged today. The cancellation is withdrawn.'
          : 'Nothing was charged today. Your membership goes on as before.',
      ...(until
        ? [
            `Your membership is still paused. What you have paid for works until ${until}; after that, reports stay closed until the pause ends on ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['Next charge', amount],
      ['Date', at],
      ['Card', card],
    ],
    button: 'Cancel the membership',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Your membership is paused',
    text: [
      until
        ? `Nothing is charged during the pause. What you have paid for works until ${until}.`
        : 'Nothing is charged during the pause.',
      'Your credits stay. You can use them again when the membership resumes: by itself on the date of the next charge, of which we remind you a week before, or sooner if you resume it under Payments. If the paid time is over by then, a new month is charged the same day.',
    ],
    rows: [
      ['Next charge', amount],
      ['Date', at],
      ['Card', card],
    ],
    button: 'Cancel the membership',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Your membership goes on',
    text: [
      `Nothing was charged today: you have already paid until ${at}. The next month starts then.`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['Next charge', amount],
      ['Date', at],
      ['Card', card],
      ['On your statement', descriptor],
    ],
    button: 'Cancel the membership',
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
};
