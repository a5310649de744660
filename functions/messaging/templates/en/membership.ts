import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Your membership is canceled',
    text: [
      `Canceled on ${at}. The next charge of ${amount} will not be made, nor any after it.`,
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
  'membership-kept': ({ amount, at, card }) => ({
    subject: 'Your membership goes on',
    text: ['Nothing was charged today. Your membership goes on as it was.'],
    rows: [
      ['Next charge', amount],
      ['On', at],
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
      'Your credits stay. You can use them again when the membership resumes: by itself on the date of the next charge, or sooner if you resume it under Payments. If the paid time is over then, a new month is charged that day. We remind you a week before.',
    ],
    rows: [
      ['Next charge', amount],
      ['On', at],
      ['Card', card],
    ],
    button: 'Cancel the membership',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms }) => ({
    subject: 'Your membership goes on',
    text: [
      `Nothing was charged today: you have already paid until ${at}. The next month starts then.`,
      'After that it is the same amount each month, until you cancel.',
    ],
    rows: [
      ['Next charge', amount],
      ['On', at],
      ['Card', card],
      ['On your statement', descriptor],
    ],
    button: 'Cancel the membership',
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
};
