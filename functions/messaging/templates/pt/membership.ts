import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Depois, a cada mês, até você cancelar. Se a alíquota do imposto mudar, o lembrete uma semana antes da cobrança informa o novo valor.'
    : 'Depois, o mesmo valor a cada mês, até você cancelar.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Sua assinatura foi cancelada',
    text: [
      `Cancelada em ${at}. A próxima cobrança de ${amount} não será feita, nem nenhuma outra.`,
      until ? `Você pode usar o que já tem até ${until}.` : 'O seu acesso também terminou.',
      ...(keep_link
        ? ['Mudou de ideia? Basta um clique para manter a assinatura: nada será cobrado antes da data prevista.']
        : []),
    ],
    rows: [
      ...rowIf('Fim do acesso', until),
      ...rowIf(
        'Créditos não usados',
        credits > 0 && (until ? `${credits}, que expiram nessa data` : `${credits}, que expiram agora`),
      ),
    ],
    ...(keep_link && { button: 'Manter a minha assinatura' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'Sua pausa terminou' : 'Sua assinatura continua',
    text: [
      ends_pause
        ? 'Nada foi cobrado hoje. A pausa terminou, e a sua assinatura foi retomada.'
        : until
          ? 'Nada foi cobrado hoje. O cancelamento foi desfeito.'
          : 'Nada foi cobrado hoje. A sua assinatura continua como antes.',
      ...(until
        ? [
            `A assinatura continua pausada. O que você já pagou vale até ${until}; depois, os relatórios ficam fechados até o fim da pausa, em ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
    ],
    button: 'Cancelar a assinatura',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Sua assinatura está pausada',
    text: [
      until
        ? `Nada é cobrado durante a pausa. O que você já pagou vale até ${until}.`
        : 'Nada é cobrado durante a pausa.',
      'Os seus créditos ficam guardados e voltam a valer quando a assinatura for retomada: automaticamente na data indicada, com um aviso uma semana antes, ou mais cedo, se você a retomar em Pagamentos. Se o período pago já tiver acabado, um novo mês é cobrado no mesmo dia.',
    ],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
    ],
    button: 'Cancelar a assinatura',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Sua assinatura continua',
    text: [
      `Nada foi cobrado hoje: você já pagou até ${at}. O mês seguinte começa nesse momento.`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
      ['Na sua fatura', descriptor],
    ],
    button: 'Cancelar a assinatura',
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
};
