import { changedMembership } from '#functions/messaging/templates/en/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'The card has expired.',
  'billing.card-insufficient-funds': 'The card had too little on it.',
  'billing.card-authentication': 'The bank wants you to confirm it yourself.',
  'billing.card-limit': 'It was above the limit of the card.',
  otherwise: 'The bank did not say why.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Receipt', number],
  ['Amount', amount],
  ['Paid on', at],
  ['Card', card],
  ['For', days],
  ['Next charge', next_at ? `${next_amount}, ${next_at}` : 'none'],
];
const cancel = 'Cancel the membership, without a login:';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'You have as many credits as we keep, so this month adds none. You can pause the membership, and nothing is charged meanwhile.',
  fewer:
    'We keep credits up to a limit, so this month adds fewer than usual. You can pause the membership, and nothing is charged meanwhile.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'Your free trial has begun',
    text: [
      'Nothing was charged today. Unless you cancel before, the first month is charged as follows.',
      'After that it is the same amount each month, until you cancel.',
    ],
    rows: [
      ['First charge', amount],
      ['On', at],
      ['On your statement', descriptor],
    ],
    button: 'Cancel the membership',
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'Your membership has begun',
    text: ['Thank you. This is your receipt.', 'The membership renews each month until you cancel.'],
    rows: [...rowsOf(receipt), ['On your statement', descriptor]],
    button: 'Open the receipt',
    cancel,
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Your next charge comes soon',
    text: [
      ...(ends_pause ? ['Your pause ends.'] : []),
      `On ${at}, ${amount} is charged to ${card} for a month of Calluna.`,
      'If you want to go on, there is nothing to do. If you cancel before, nothing is charged.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Credits you have now', String(balance)],
      ['Added by this month', String(credits)],
    ],
    button: credits < allotment ? 'Pause the membership' : 'Cancel the membership',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `Your receipt ${receipt.number}`,
    text: ['Thank you. A month of your membership is paid.'],
    rows: rowsOf(receipt),
    button: 'Open the receipt',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'A payment did not go through',
    text: [
      `The bank did not accept the charge of ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `We try again on ${next_try_at}. With another card it is tried at once.`
        : 'This card is not tried again. With another card it is tried at once.',
    ],
    button: 'Use another card',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'Your membership has ended',
    text: [
      `The bank went on refusing the charge, so the membership ended on ${at}. Nothing more is charged.`,
      'Your account and your searches stay. You can begin a new membership whenever you like.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'Your refund is on its way',
    text: [
      `On ${at} the refund of ${amount} to ${card} was begun. Banks take five to ten days to show it.`,
      ends_membership ? 'The membership has ended with it. Nothing more is charged.' : 'Nothing else changes.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Your refund is done',
    text: [
      `On ${at}, ${amount} was given back to ${card}.`,
      'If your bank does not show it within ten days, please write to our support.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Your card was replaced',
    text: [
      `From ${at} on, charges go to ${card}.`,
      'If that was not you, change your password and write to our support.',
    ],
  }),
};
