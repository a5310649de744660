import { afterwards, changedMembership } from '#functions/messaging/templates/en/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'The card has expired.',
  'billing.card-insufficient-funds': 'The card had too little on it.',
  'billing.card-authentication': 'The bank wants you to confirm it yourself.',
  'billing.card-limit': 'It was above the limit of the card.',
  otherwise: 'The bank did not say why.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Receipt', number],
  ['Amount', amount],
  ['Paid on', at],
  ['Card', card],
  ['For', days],
  ['On your statement', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Receipt', number],
  ...rowIf('Credit note', credit_note ?? null),
  ['For', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Next charge', next_at ? `${next_amount}, ${next_at}` : 'none'],
];
const cancel = 'Cancel the membership, without a login:';
/** What to do first. */
const nextStep = `Each credit opens a full report, with the addresses, numbers and relatives on file. You can reopen it for ${figures.reopenDays} days without another credit. Searching is free.`;
/** Of an account that was opened with the order. */
const noPassword = 'Your account has no password yet: the link to set one is in a separate email.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'You have as many credits as we keep, so this month adds none.',
  fewer: 'We keep credits up to a limit, so this month adds fewer than usual.',
  pause: 'You can pause the membership, and nothing is charged meanwhile.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Your free trial ends on ${day}: ${amount} is charged`;
  const usual = ends_pause ? `Your pause ends: ${amount} on ${day}` : `Your next charge: ${amount} on ${day}`;
  return credits > 0 ? usual : `${usual}, adds no credits`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Your free trial has begun',
    text: [
      `Nothing was charged today, and your credits are ready. Unless you cancel before the date below, the first month is charged as follows. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Credits to start with', String(credits)],
      ['First charge', amount],
      ['Date', at],
      ['On your statement', descriptor],
    ],
    button: 'Start with a search',
    report: 'Open the report',
    cancel,
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Your membership has begun',
    text: [
      'Thank you. This is your receipt.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'The membership renews each month until you cancel.',
    ],
    rows: [...rowsOf(receipt), ['Credits this month', String(credits)]],
    button: 'Open the receipt',
    report: 'Open the report',
    cancel,
    agreed: `You agreed to version ${terms} of our terms:`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? 'Your pause ends. ' : ''}On ${at}, ${amount} is charged to ${card} for a month of Calluna.`,
      may_need_owner
        ? 'To continue, there is usually nothing to do. Your bank asked you to confirm the last charge and may ask again: you then get an email with a link. If you cancel before that, nothing is charged.'
        : 'To continue, there is nothing to do. If you cancel before that, nothing is charged.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Credits you have now', String(balance)],
      ['Added by this month', String(credits)],
    ],
    button: can_pause ? 'Pause the membership' : 'Cancel the membership',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Your receipt ${receipt.number}`,
    text: [
      'Thank you. A month of your membership is paid.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Credits this month', String(credits)]],
    button: 'Open the receipt',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Your receipt ${number} (copy)`,
    text: ['Here is the receipt that you asked for. Its page also has it as a PDF.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Open the receipt',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Last attempt at your payment'
        : 'A payment did not go through'
      : is_reminder
        ? is_last
          ? 'Last reminder: please confirm your payment'
          : 'Reminder: please confirm your payment'
        : 'Please confirm your payment',
    text: [
      next_try_at
        ? `The bank did not accept the charge of ${amount} to ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `The charge of ${amount} to ${card} waits for your confirmation: the bank wants you to approve it yourself. Nothing has been charged yet.`,
      next_try_at
        ? is_last
          ? `We try one last time on ${next_try_at}. If the bank refuses again, the membership ends and nothing more is charged. With another card, we try at once.`
          : `We try again on ${next_try_at}. That is attempt ${next_try} of ${tries}. With another card, we try at once. If every attempt fails, the membership ends on ${until}.`
        : `You can confirm it with this card now, or use another one. ${is_reminder && is_last ? 'About a day is left. ' : ''}If it is not paid by ${until}, the membership ends and nothing is charged.`,
      'Reports stay open until then. The month’s credits are added once it is paid.',
    ],
    button: next_try_at ? 'Use another card' : 'Confirm the payment',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Your membership has ended',
    text: [
      why === 'billing.card-authentication'
        ? `The payment of ${amount} with ${card} was not confirmed in time.`
        : `The charge of ${amount} to ${card} was declined. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `The membership therefore ended on ${at}. You were not charged, and nothing more is charged. Your account and your searches stay, and you can begin a new membership whenever you like.`,
    ],
    button: 'Begin a new membership',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'Your refund is on its way',
    text: [
      `On ${at}, we started the refund of ${amount} to ${card}. Banks take ${figures.refundDaysFrom} to ${figures.refundDaysTo} business days to show it.`,
      ends_membership ? 'The membership ended with it. Nothing more is charged.' : 'Nothing else changes.',
    ],
    rows: refundRows(refund),
    button: 'Open the receipt',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'Your refund was sent again' : 'Your refund is done',
    text: [
      is_again
        ? `On ${at}, the refund of ${amount} to ${card} was sent again, after the bank had returned it.`
        : `On ${at}, we refunded ${amount} to ${card}.`,
      ...(ends_membership ? ['The membership ended with it. Nothing more is charged.'] : []),
      ...(next_at ? [`The membership goes on. Next charge: ${next_amount}, ${next_at}.`] : []),
      `If your bank does not show it within ${figures.refundDaysTo} business days, please write to our support.`,
    ],
    rows: refundRows(refund),
    button: 'Open receipt and credit note',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'Your refund is delayed again' : 'Your refund is delayed',
          text: [
            failures > 1
              ? `The bank returned the refund of ${amount} to ${card} once more. We try again on ${next_try_at}.`
              : `The bank did not accept the refund of ${amount} to ${card} and sent it back to us. This happens, for example, when a card has been closed or replaced. We try again on ${next_try_at}.`,
            'You do not need to do anything. The money is still yours, and you get another email once the refund has gone through. If you no longer have this card, write to us, and we return the money another way.',
          ],
          button: 'Follow the refund',
        }
      : {
          subject: 'Your refund did not go through: please write to us',
          text: [
            `We tried ${failures} times to refund ${amount} to ${card}, and the bank returned it each time. We will not try this card again.`,
            ...(credit_note
              ? [`Credit note ${credit_note} is void: the refund that it confirmed did not reach you.`]
              : []),
            `The money is still yours. Write to our support from this email address, so that we can return it another way. We answer within ${answer_hours}.`,
          ],
          button: 'Write to support',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Your card was replaced',
    text: [
      `Since ${at}, charges go to ${card}.`,
      'If that was not you, change your password and write to our support.',
    ],
  }),
};
