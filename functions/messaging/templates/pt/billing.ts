import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão expirou.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco quer que você mesmo o confirme.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse por quê.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['Próxima cobrança', next_at ? `${next_amount}, ${next_at}` : 'nenhuma'],
];
const cancel = 'Cancelar a assinatura, sem entrar na conta:';

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'O seu teste grátis começou',
    text: [
      'Hoje nada foi cobrado. Se não cancelar antes, o primeiro mês é cobrado assim.',
      'Depois, o mesmo valor a cada mês, até cancelar.',
    ],
    rows: [
      ['Primeira cobrança', amount],
      ['Em', at],
      ['Na sua fatura', descriptor],
    ],
    button: 'Cancelar a assinatura',
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'A sua assinatura começou',
    text: ['Obrigado. Este é o seu recibo.', 'A assinatura se renova a cada mês até cancelar.'],
    rows: [...rowsOf(receipt), ['Na sua fatura', descriptor]],
    button: 'Abrir o recibo',
    cancel,
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'A sua próxima cobrança está perto',
    text: [
      `Em ${at}, ${amount} são cobrados em ${card} por um mês de Calluna.`,
      'Para continuar, não precisa de fazer nada. Se cancelar antes, nada é cobrado.',
    ],
    button: 'Cancelar a assinatura',
  }),
  receipt: (receipt) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: ['Obrigado. Um mês da sua assinatura está pago.'],
    rows: rowsOf(receipt),
    button: 'Abrir o recibo',
    cancel,
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
      `O banco continuou a recusar a cobrança, e a assinatura terminou em ${at}. Nada mais será cobrado.`,
      'A sua conta e as suas pesquisas ficam. Pode assinar de novo quando quiser.',
    ],
  }),
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'A sua assinatura foi cancelada',
    text: [
      `Cancelada em ${at}. A próxima cobrança de ${amount} não será feita, nem nenhuma outra.`,
      until ? `Pode usar o que já tem até ${until}.` : 'O seu acesso também terminou.',
    ],
  }),
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'O seu reembolso está a caminho',
    text: [
      `Em ${at} começou o reembolso de ${amount} para ${card}. Os bancos levam de cinco a dez dias para mostrar.`,
      ends_membership ? 'A assinatura terminou com ele. Nada mais será cobrado.' : 'Nada mais muda.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'O seu reembolso está feito',
    text: [
      `Em ${at}, ${amount} foram devolvidos a ${card}.`,
      'Se o seu banco não o mostrar em dez dias, escreva ao nosso suporte.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'O seu cartão foi trocado',
    text: [`Desde ${at}, as cobranças vão para ${card}.`, 'Se não foi você, mude a senha e escreva ao nosso suporte.'],
  }),
};
