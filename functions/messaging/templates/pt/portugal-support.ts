import { topics } from '#functions/messaging/templates/pt/support.ts';
import type { SupportTemplates } from '#functions/messaging/templates/types.ts';

export const replyFooter =
  'Recebe esta mensagem porque escreveu à Calluna. Para acrescentar algo, responda a este e-mail. Não abrimos anexos.';

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `A sua mensagem à Calluna (${reference})`;

/** All that support writes of itself, as Portugal words it. */
export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Agradecemos o contacto. A sua mensagem tem a referência ${reference}: indique-a se voltar a escrever a partir de outro endereço.`,
      callback_at
        ? `Uma pessoa da nossa equipa vai telefonar-lhe a ${callback_at}. Se não conseguir falar consigo, responde por e-mail. A chamada substitui a resposta por e-mail: se precisar de uma resposta antes, responda a este e-mail.`
        : `Uma pessoa da nossa equipa vai ler a mensagem e responder por e-mail, o mais tardar até ${answer_by}.`,
      ...(has_attachments
        ? [
            'Para a sua segurança e a nossa, não aceitamos anexos. O que anexou foi eliminado sem ser aberto: descreva-o por palavras.',
          ]
        : []),
    ],
    rows: [
      ['Assunto', { ...topics, 'remove-my-listing': 'Remover o meu registo' }[topic]],
      ...(callback_phone ? [['Número a marcar', callback_phone] as const] : []),
    ],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, apoio da Calluna`],
    quote: { heading: 'A sua mensagem:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Tínhamos combinado telefonar-lhe a ${callback_at}. Segundo as nossas notas, a chamada já não é necessária, por isso não vamos telefonar.`,
      'Se ainda quiser que lhe telefonemos, basta responder a este e-mail.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Recebemos a sua resposta. Para a sua segurança e a nossa, não aceitamos anexos: o que anexou foi eliminado sem ser aberto. Se for importante, descreva-o por palavras.',
    ],
  }),
};
