import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está vencido.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que você confirme o pagamento.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse por quê.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['Na sua fatura', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Próxima cobrança', next_at ? `${next_amount}, ${next_at}` : 'nenhuma'],
];
const cancel = 'Cancelar a assinatura, sem entrar na conta:';

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'O seu teste grátis começou',
    text: [
      'Nada foi cobrado hoje. Se você não cancelar antes, o primeiro mês será cobrado da seguinte forma.',
      'Depois, o mesmo valor a cada mês, até você cancelar.',
    ],
    rows: [
      ['Primeira cobrança', amount],
      ['Em', at],
      ['Na sua fatura', descriptor],
    ],
    button: 'Cancelar a assinatura',
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'A sua assinatura começou',
    text: ['Agradecemos o pagamento. Este é o seu recibo.', 'A assinatura se renova a cada mês até você cancelar.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'Sua próxima cobrança está chegando',
    text: [
      `Em ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      'Para continuar, você não precisa fazer nada. Se cancelar antes, nada será cobrado.',
    ],
    button: 'Cancelar a assinatura',
  }),
  receipt: (receipt) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: ['Agradecemos o pagamento. Um mês da sua assinatura está pago.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `O seu recibo ${receipt.number}, de novo`,
    text: ['Este é o recibo que você pediu. Na página dele, há também o arquivo PDF.'],
    rows: paidRows(receipt),
    button: 'Abrir o recibo',
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Um pagamento não foi aceito',
    text: [
      `O banco não aceitou a cobrança de ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Tentamos de novo em ${next_try_at}. Com outro cartão, tentamos na hora.`
        : 'Não tentamos mais com este cartão. Com outro, tentamos na hora.',
    ],
    button: 'Usar outro cartão',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'A sua assinatura terminou',
    text: [
      `O banco continuou recusando a cobrança, e a assinatura terminou em ${at}. Nada mais será cobrado.`,
      'Sua conta e suas buscas continuam. Você pode assinar de novo quando quiser.',
    ],
  }),
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'A sua assinatura foi cancelada',
    text: [
      `Cancelada em ${at}. A próxima cobrança de ${amount} não será feita, nem nenhuma outra.`,
      until ? `Você pode usar o que já tem até ${until}.` : 'O seu acesso também terminou.',
    ],
  }),
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'O seu reembolso está a caminho',
    text: [
      `Em ${at} começou o reembolso de ${amount} para ${card}. Os bancos levam de cinco a dez dias para mostrá-lo.`,
      ends_membership ? 'A assinatura terminou com ele. Nada mais será cobrado.' : 'Nada mais muda.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Seu reembolso foi concluído',
    text: [
      `Em ${at}, devolvemos ${amount} para ${card}.`,
      'Se o reembolso não aparecer no seu banco em dez dias, escreva para o nosso suporte.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'O seu cartão foi trocado',
    text: [
      `Desde ${at}, as cobranças vão para ${card}.`,
      'Se não foi você, troque a senha e escreva para o nosso suporte.',
    ],
  }),
};
