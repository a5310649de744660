import { changedMembership } from '#functions/messaging/templates/pt/portugal-membership.ts';
import type { BillingTemplates, DeclineReasons, ReceiptRows } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está fora de validade.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que confirme o pagamento.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse porquê.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['Próxima cobrança', next_at ? `${next_amount}, ${next_at}` : 'nenhuma'],
];
const cancel = 'Cancelar a subscrição, sem entrar na conta:';

/** What we write of money, as Portugal words it. */
/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Já tem o máximo de créditos que guardamos, por isso este mês não acrescenta nenhum. Pode suspender a subscrição; entretanto nada é cobrado.',
  fewer:
    'Guardamos créditos até um limite, por isso este mês acrescenta menos do que o habitual. Pode suspender a subscrição; entretanto nada é cobrado.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'O seu período experimental começou',
    text: [
      'Hoje não foi cobrado nada. Se não cancelar antes, o primeiro mês será cobrado da seguinte forma.',
      'Depois, o mesmo valor todos os meses, até cancelar.',
    ],
    rows: [
      ['Primeira cobrança', amount],
      ['Em', at],
      ['No seu extrato', descriptor],
    ],
    button: 'Cancelar a subscrição',
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'A sua subscrição começou',
    text: ['Agradecemos o pagamento. Este é o seu recibo.', 'A subscrição renova-se todos os meses até a cancelar.'],
    rows: [...rowsOf(receipt), ['No seu extrato', descriptor]],
    button: 'Abrir o recibo',
    cancel,
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'A sua próxima cobrança está a chegar',
    text: [
      ...(ends_pause ? ['A suspensão da sua subscrição está a terminar.'] : []),
      `Em ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      'Para continuar, não precisa de fazer nada. Se cancelar antes, não será cobrado nada.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Os seus créditos agora', String(balance)],
      ['Acrescentados por este mês', String(credits)],
    ],
    button: credits < allotment ? 'Suspender a subscrição' : 'Cancelar a subscrição',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: ['Agradecemos o pagamento. Um mês da sua subscrição está pago.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Um pagamento não foi aceite',
    text: [
      `O banco não aceitou a cobrança de ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Voltamos a tentar em ${next_try_at}. Com outro cartão, tentamos de imediato.`
        : 'Não voltamos a tentar com este cartão. Com outro, tentamos de imediato.',
    ],
    button: 'Usar outro cartão',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'A sua subscrição terminou',
    text: [
      `O banco continuou a recusar a cobrança, e a subscrição terminou em ${at}. Não será cobrado mais nada.`,
      'A sua conta e as suas pesquisas mantêm-se. Pode subscrever de novo quando quiser.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'O seu reembolso está a caminho',
    text: [
      `Em ${at} começou o reembolso de ${amount} para ${card}. Os bancos demoram cinco a dez dias a mostrá-lo.`,
      ends_membership ? 'A subscrição terminou com ele. Não será cobrado mais nada.' : 'Nada mais muda.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'O seu reembolso foi concluído',
    text: [
      `Em ${at}, devolvemos ${amount} para ${card}.`,
      'Se o reembolso não aparecer no seu banco dentro de dez dias, escreva ao nosso apoio.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'O seu cartão foi trocado',
    text: [
      `Desde ${at}, as cobranças são feitas em ${card}.`,
      'Se não fez esta alteração, mude a palavra-passe e escreva ao nosso apoio.',
    ],
  }),
};
