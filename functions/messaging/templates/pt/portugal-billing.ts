import type {
  BillingTemplates,
  DeclineReasons,
  ReceiptCopyRows,
  ReceiptRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está fora de validade.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que confirme o pagamento.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse porquê.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['No seu extrato', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Próxima cobrança', next_at ? `${next_amount}, ${next_at}` : 'nenhuma'],
];
const cancel = 'Cancelar a subscrição, sem entrar na conta:';

/** What we write of money, as Portugal words it. */
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
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'A sua subscrição começou',
    text: ['Agradecemos o pagamento. Este é o seu recibo.', 'A subscrição renova-se todos os meses até a cancelar.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'A sua próxima cobrança está a chegar',
    text: [
      `Em ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      'Para continuar, não precisa de fazer nada. Se cancelar antes, não será cobrado nada.',
    ],
    button: 'Cancelar a subscrição',
  }),
  receipt: (receipt) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: ['Agradecemos o pagamento. Um mês da sua subscrição está pago.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `O seu recibo ${receipt.number}, de novo`,
    text: ['Este é o recibo que pediu. Na página dele, está também em PDF.'],
    rows: paidRows(receipt),
    button: 'Abrir o recibo',
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
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'A sua subscrição foi cancelada',
    text: [
      `Cancelada em ${at}. A próxima cobrança de ${amount} não será feita, nem qualquer outra.`,
      until ? `Pode usar o que já tem até ${until}.` : 'O seu acesso também terminou.',
    ],
  }),
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
