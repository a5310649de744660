import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Depois, todos os meses, até cancelar. Se a taxa do imposto mudar, o aviso uma semana antes da cobrança indica o novo valor.'
    : 'Depois, o mesmo valor todos os meses, até cancelar.';

/** What is written when a membership is kept, paused or continued, as Portugal words it. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'A sua subscrição foi cancelada',
    text: [
      `Cancelada a ${at}. A próxima cobrança de ${amount} não será feita, nem nenhuma outra.`,
      until ? `Pode usar o que já tem até ${until}.` : 'O seu acesso também terminou.',
      ...(keep_link
        ? ['Mudou de ideias? Basta um clique para manter a subscrição: nada é cobrado antes da data prevista.']
        : []),
    ],
    rows: [
      ...rowIf('Fim do acesso', until),
      ...rowIf(
        'Créditos por usar',
        credits > 0 && (until ? `${credits}, que expiram nessa data` : `${credits}, que expiram agora`),
      ),
    ],
    ...(keep_link && { button: 'Manter a minha subscrição' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'A suspensão da sua subscrição terminou' : 'A sua subscrição continua',
    text: [
      ends_pause
        ? 'Hoje nada foi cobrado. A suspensão terminou, e a sua subscrição foi retomada.'
        : until
          ? 'Hoje nada foi cobrado. O cancelamento foi anulado.'
          : 'Hoje nada foi cobrado. A sua subscrição continua como antes.',
      ...(until
        ? [
            `A subscrição continua suspensa. O que já pagou vale até ${until}; depois, os relatórios ficam fechados até ao fim da suspensão, a ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
    ],
    button: 'Cancelar a subscrição',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'A sua subscrição está suspensa',
    text: [
      until
        ? `Nada é cobrado durante a suspensão. O que já pagou vale até ${until}.`
        : 'Nada é cobrado durante a suspensão.',
      'Os seus créditos ficam guardados e voltam a valer quando a subscrição for retomada: automaticamente na data indicada, com um aviso uma semana antes, ou mais cedo, se a retomar em Pagamentos. Se o período pago já tiver terminado, um novo mês é cobrado no mesmo dia.',
    ],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
    ],
    button: 'Cancelar a subscrição',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'A sua subscrição continua',
    text: [`Hoje nada foi cobrado: já pagou até ${at}. O mês seguinte começa nesse momento.`, afterwards(is_tax_added)],
    rows: [
      ['Próxima cobrança', amount],
      ['Data', at],
      ['Cartão', card],
      ['No seu extrato', descriptor],
    ],
    button: 'Cancelar a subscrição',
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
};
