import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'You are receiving this email because you wrote to Calluna. To add something, reply to it. We do not open attachments.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Call forwarding',
  'charge-or-refund': 'A charge or refund',
  'remove-my-listing': 'Remove my listing',
  'wrong-fact': 'A wrong fact',
  'logging-in': 'Logging in',
  privacy: 'Privacy',
  'press-or-legal': 'Press or legal',
  other: 'Something else',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Your message to Calluna (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Thank you for writing to us. Your message has the reference ${reference}: please mention it if you write again from another address.`,
      callback_at
        ? `A member of our team will call you on ${callback_at}. If they cannot reach you, they will answer by email. The call takes the place of the answer by email: if you need one sooner, reply to this email.`
        : `A member of our team will read it and answer by email by ${answer_by} at the latest.`,
      ...(has_attachments
        ? [
            'For your security and ours we do not accept attachments. What was attached has been removed without being opened: please describe it in words.',
          ]
        : []),
    ],
    rows: [['Topic', topics[topic]], ...(callback_phone ? [['Number to call', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, Calluna support`],
    quote: { heading: 'Your message:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `We had arranged to call you on ${callback_at}. According to our notes, the call is no longer needed, so we will not call you then.`,
      'If you would still like a call, just reply to this email.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Your reply has reached us. For your security and ours we do not accept attachments: what was attached has been removed without being opened. If it matters, please describe it in words.',
    ],
  }),
};
