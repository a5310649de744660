import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Você recebe esta mensagem porque escreveu para a Calluna. Para acrescentar algo, responda a este e-mail. Não abrimos anexos.';

export const topics: Record<Topic, string> = {
  'call-forwarding': 'Desvio de chamadas',
  'charge-or-refund': 'Cobrança ou reembolso',
  'remove-my-listing': 'Remover meu registro',
  'wrong-fact': 'Uma informação errada',
  'logging-in': 'Entrar na conta',
  privacy: 'Privacidade',
  'press-or-legal': 'Imprensa ou jurídico',
  other: 'Outro assunto',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Sua mensagem para a Calluna (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Agradecemos o contato. Sua mensagem tem a referência ${reference}: informe-a se escrever de novo de outro endereço.`,
      callback_at
        ? `Uma pessoa da nossa equipe vai ligar para você em ${callback_at}. Se não conseguir falar com você, ela responde por e-mail. A ligação substitui a resposta por e-mail: se precisar de uma resposta antes, responda a este e-mail.`
        : `Uma pessoa da nossa equipe vai ler a mensagem e responder por e-mail até ${answer_by}, no máximo.`,
      ...(has_attachments
        ? [
            'Para a sua segurança e a nossa, não aceitamos anexos. O que você anexou foi removido sem ser aberto: descreva em palavras.',
          ]
        : []),
    ],
    rows: [['Assunto', topics[topic]], ...(callback_phone ? [['Número para ligar', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, suporte da Calluna`],
    quote: { heading: 'Sua mensagem:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Tínhamos combinado de ligar para você em ${callback_at}. Segundo as nossas anotações, a ligação não é mais necessária, por isso não vamos ligar.`,
      'Se ainda quiser que a gente ligue, é só responder a este e-mail.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Sua resposta chegou. Para a sua segurança e a nossa, não aceitamos anexos: o que você anexou foi removido sem ser aberto. Se for importante, descreva em palavras.',
    ],
  }),
};
