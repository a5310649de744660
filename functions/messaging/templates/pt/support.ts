import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Recebe esta mensagem porque escreveu à Calluna. Para acrescentar algo, responda a este e-mail. Não abrimos anexos.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Desvio de chamadas',
  'charge-or-refund': 'Um pagamento ou reembolso',
  'remove-my-listing': 'Remover o meu registo',
  'wrong-fact': 'Um dado errado',
  'logging-in': 'Iniciar sessão',
  privacy: 'Privacidade',
  'press-or-legal': 'Imprensa ou jurídico',
  other: 'Outro assunto',
};

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, has_attachments }) => ({
    subject: `Recebemos a sua mensagem (${reference})`,
    text: [
      `Obrigado por nos escrever. A sua mensagem tem a referência ${reference}: indique-a se voltar a escrever de outro endereço.`,
      callback_at
        ? `Uma pessoa da nossa equipa vai ligar-lhe em ${callback_at}. Se não for possível falar consigo, responde por e-mail.`
        : `Uma pessoa da nossa equipa vai lê-la e responder por e-mail até ${answer_by}, no máximo.`,
      ...(has_attachments
        ? [
            'Para sua segurança e nossa, não aceitamos anexos. O que anexou foi removido sem ser aberto: descreva-o por palavras.',
          ]
        : []),
    ],
    rows: [['Assunto', topics[topic]]],
  }),
  'ticket-answered': ({ reference, answer, agent }) => ({
    subject: `Re: A sua mensagem à Calluna (${reference})`,
    text: [...answer.split(/\n+/), `${agent}, apoio da Calluna`],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `O anexo foi removido (${reference})`,
    text: [
      'A sua resposta chegou. Para sua segurança e nossa, não aceitamos anexos: o que anexou foi removido sem ser aberto. Se for importante, descreva-o por palavras.',
    ],
  }),
};
