import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Vous recevez ce message car vous avez écrit à Calluna. Pour ajouter quelque chose, répondez-y. Nous n’ouvrons pas les pièces jointes.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Renvoi d’appel',
  'charge-or-refund': 'Un débit ou un remboursement',
  'remove-my-listing': 'Retirer ma fiche',
  'wrong-fact': 'Une information fausse',
  'logging-in': 'Connexion',
  privacy: 'Vie privée',
  'press-or-legal': 'Presse ou juridique',
  other: 'Autre chose',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Votre message à Calluna (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Merci de nous avoir écrit. Votre message porte la référence ${reference} : indiquez-la si vous nous écrivez depuis une autre adresse.`,
      callback_at
        ? `Un membre de notre équipe vous appellera le ${callback_at}. S’il ne peut pas vous joindre, il vous répondra par e-mail. L’appel remplace la réponse par e-mail : s’il vous la faut plus tôt, répondez à ce message.`
        : `Un membre de notre équipe le lira et vous répondra par e-mail au plus tard le ${answer_by}.`,
      ...(has_attachments
        ? [
            'Pour votre sécurité et la nôtre, nous n’acceptons pas les pièces jointes. Ce que vous aviez joint a été supprimé sans être ouvert : décrivez-le plutôt avec des mots.',
          ]
        : []),
    ],
    rows: [['Sujet', topics[topic]], ...(callback_phone ? [['Numéro à appeler', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, assistance Calluna`],
    quote: { heading: 'Votre message :', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Nous devions vous appeler le ${callback_at}. D’après nos notes, cet appel n’est plus nécessaire : nous ne vous appellerons donc pas.`,
      'Si vous souhaitez tout de même cet appel, répondez simplement à cet e-mail.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Votre réponse nous est bien parvenue. Pour votre sécurité et la nôtre, nous n’acceptons pas les pièces jointes : ce que vous aviez joint a été supprimé sans être ouvert. Si c’est important, décrivez-le avec des mots.',
    ],
  }),
};
