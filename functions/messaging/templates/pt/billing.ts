import { changedMembership } from '#functions/messaging/templates/pt/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está vencido.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que você confirme o pagamento.',
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

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Você já tem o máximo de créditos que guardamos, então este mês não acrescenta nenhum. Você pode pausar a assinatura; nada é cobrado durante a pausa.',
  fewer:
    'Guardamos créditos até um limite, então este mês acrescenta menos do que o normal. Você pode pausar a assinatura; nada é cobrado durante a pausa.',
};

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
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'A sua assinatura começou',
    text: ['Agradecemos o pagamento. Este é o seu recibo.', 'A assinatura se renova a cada mês até você cancelar.'],
    rows: [...rowsOf(receipt), ['Na sua fatura', descriptor]],
    button: 'Abrir o recibo',
    cancel,
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Sua próxima cobrança está chegando',
    text: [
      ...(ends_pause ? ['A sua pausa está terminando.'] : []),
      `Em ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      'Para continuar, você não precisa fazer nada. Se cancelar antes, nada será cobrado.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Os seus créditos agora', String(balance)],
      ['Acrescentados por este mês', String(credits)],
    ],
    button: credits < allotment ? 'Pausar a assinatura' : 'Cancelar a assinatura',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: ['Agradecemos o pagamento. Um mês da sua assinatura está pago.'],
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
      `O banco continuou recusando a cobrança, e a assinatura terminou em ${at}. Nada mais será cobrado.`,
      'Sua conta e suas buscas continuam. Você pode assinar de novo quando quiser.',
    ],
  }),
  ...changedMembership,
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
