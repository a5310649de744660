import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Confirme a sua solicitação',
    text: [
      'Você fez uma solicitação no nosso site. Ela passa a valer quando você abrir este link e clicar no botão.',
      `O link funciona uma vez, até ${until}. Seu código para dúvidas é ${reference}.`,
      'Não foi você? Não faça nada, e nada acontece. Este endereço é apagado quando a solicitação é confirmada ou depois de 24 horas.',
    ],
    button: 'Abrir a página',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Uma solicitação foi atendida em seu nome',
    text: [
      `${agent} nos enviou uma solicitação em seu nome, e ela foi atendida. Seu código para dúvidas é ${reference}.`,
      'Você não precisa fazer nada. Se não autorizou isso, escreva para nós e vamos verificar.',
    ],
    button: 'Ver o andamento',
  }),
};
