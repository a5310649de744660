import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const en: WithdrawalWords = {
  title: 'Right of withdrawal',
  says: ({ days, refund, name, address, email }) => [
    `You can withdraw from this contract within ${days} days without giving a reason. The period ends ${days} days after the day of your order.`,
    `Tell us so before it ends: online with “${en.here}”, by email to ${email}, or by letter to ${name}, ${address}. You can use the form below, but you do not have to. It is enough to send your message within the period. If you withdraw online, we email you a confirmation at once, with its content, date and time.`,
    `We then pay back all that we received from you, at once and ${days} days after your message at the latest, to the card that you paid with, and at no cost to you. Nothing is deducted for credits that you have used.`,
    `Our own promise goes further: you can have any charge refunded in full, from your account, for ${refund}.`,
  ],
  here: 'Withdraw from contract here',
  received: {
    subject: 'Withdrawal received',
    says: 'We have received your statement that you withdraw from the contract below. You owe nothing.',
    contract: ['Contract', 'Calluna membership'],
    ordered: 'Ordered',
    arrived: 'Received',
  },
  form: {
    title: 'Model withdrawal form',
    note: '(complete and return this form only if you wish to withdraw from the contract)',
    to: (seller) => `To ${seller}:`,
    lines: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      'Ordered on (*)/received on (*),',
      'Name of consumer(s),',
      'Address of consumer(s),',
      'Signature of consumer(s) (only if this form is notified on paper),',
      'Date',
    ],
    footnote: '(*) Delete as appropriate.',
  },
};
