import { changedMembership } from '#functions/messaging/templates/en/membership.ts';
import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'The card has expired.',
  'billing.card-insufficient-funds': 'The card had too little on it.',
  'billing.card-authentication': 'The bank wants you to confirm it yourself.',
  'billing.card-limit': 'It was above the limit of the card.',
  otherwise: 'The bank did not say why.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Receipt', number],
  ['Amount', amount],
  ['Paid on', at],
  ['Card', card],
  ['For', days],
  ['On your statement', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Next charge', next_at ? `${next_amount}, ${next_at}` : 'none'],
];
const cancel = 'Cancel the membership, without a login:';
/** What to do first. */
const nextStep = `Each credit opens a full report, with the addresses, numbers and relatives on file. You can reopen it for ${figures.reopenDays} days without another credit. Searching is free.`;

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'You have as many credits as we keep, so this month adds none. You can pause the membership, and nothing is charged meanwhile.',
  fewer:
    'We keep credits up to a limit, so this month adds fewer than usual. You can pause the membership, and nothing is charged meanwhile.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms }) => ({
    subject: 'Your free trial has begun',
    text: [
      'Nothing was charged today, and your credits are ready. Unless you cancel before the date below, the first month is charged as follows. After that it is the same amount each month, until you cancel.',
      nextStep,
    ],
    rows: [
      ['Credits to start with', String(credits)],
      ['First charge', amount],
      ['On', at],
      ['On your statement', descriptor],
    ],
    button: 'Start with a search',
    cancel,
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'membership-started': ({ credits, terms, ...receipt }) => ({
    subject: 'Your membership has begun',
    text: ['Thank you. This is your receipt.', nextStep, 'The membership renews each month until you cancel.'],
    rows: [...rowsOf(receipt), ['Credits this month', String(credits)]],
    button: 'Open the receipt',
    cancel,
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Your next charge is coming up',
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
  'receipt-copy': (receipt) => ({
    subject: `Your receipt ${receipt.number}, again`,
    text: ['Here is the receipt that you asked for. Its page has it as a PDF file, too.'],
    rows: paidRows(receipt),
    button: 'Open the receipt',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, is_last, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'One last try for your payment'
        : 'A payment did not go through'
      : 'Please confirm your payment',
    text: [
      `The bank did not accept the charge of ${amount} to ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? is_last
          ? `We try for the last time on ${next_try_at}. If the bank refuses again, the membership ends and nothing more is charged. With another card it is tried at once.`
          : `We try again on ${next_try_at}. With another card it is tried at once. If every try fails, the membership ends on ${until}.`
        : `You can confirm it with this card now, or use another one. If it is not paid by ${until}, the membership ends then and nothing is charged.`,
    ],
    button: next_try_at ? 'Use another card' : 'Confirm the payment',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Your membership has ended',
    text: [
      why === 'billing.card-authentication'
        ? `The payment of ${amount} with ${card} was not confirmed in time.`
        : `The charge of ${amount} to ${card} was refused. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `So the membership ended on ${at}. You were not charged, and nothing more is charged. Your account and your searches stay, and you can begin a new membership whenever you like.`,
    ],
    button: 'Begin a new membership',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'Your refund is on its way',
    text: [
      `On ${at} the refund of ${amount} to ${card} was begun. Banks take ${figures.refundDaysFrom} to ${figures.refundDaysTo} business days to show it.`,
      ends_membership ? 'The membership has ended with it. Nothing more is charged.' : 'Nothing else changes.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Your refund is done',
    text: [
      `On ${at}, ${amount} was given back to ${card}.`,
      `If your bank does not show it within ${figures.refundDaysTo} business days, please write to our support.`,
    ],
  }),
  'refund-failed': ({ amount, card, next_try_at }) => ({
    subject: 'Your refund is delayed',
    text: [
      `The bank did not accept the refund of ${amount} to ${card} and sent it back to us. This happens, for example, when a card was closed or replaced. ${next_try_at ? `We try again on ${next_try_at}.` : 'We are trying again now.'}`,
      'You do not need to do anything. The money remains yours, and you get another email once the refund has gone through. If you no longer have this card, write to us, and we return the money another way.',
    ],
    button: 'Follow the refund',
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Your card was replaced',
    text: [
      `From ${at} on, charges go to ${card}.`,
      'If that was not you, change your password and write to our support.',
    ],
  }),
};
