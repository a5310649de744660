import { afterwards, changedMembership } from '#functions/messaging/templates/pt/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está vencido.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que você confirme o pagamento.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse por quê.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['Na sua fatura', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Recibo', number],
  ...rowIf('Nota de crédito', credit_note ?? null),
  ['Período', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Próxima cobrança', next_at ? `${next_amount}, ${next_at}` : 'nenhuma'],
];
const cancel = 'Cancelar a assinatura, sem entrar na conta:';
/** What to do first. */
const nextStep = `Cada crédito abre um relatório completo, com endereços, números e parentes registrados. Você pode reabri-lo por ${figures.reopenDays} dias sem outro crédito. A busca é grátis.`;
/** Of an account that was opened with the order. */
const noPassword = 'A sua conta ainda não tem senha: o link para criar uma está em outro e-mail.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Você já tem o máximo de créditos que guardamos, então este mês não acrescenta nenhum.',
  fewer: 'Guardamos créditos até um limite, então este mês acrescenta menos do que o normal.',
  pause: 'Você pode pausar a assinatura; nada é cobrado durante a pausa.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Fim do seu teste grátis: cobrança de ${amount}, ${day}`;
  const usual = ends_pause ? `Sua pausa termina: ${amount}, ${day}` : `Sua próxima cobrança: ${amount}, ${day}`;
  return credits > 0 ? usual : `${usual}, sem novos créditos`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Seu teste grátis começou',
    text: [
      `Nada foi cobrado hoje, e os seus créditos já estão disponíveis. Se você não cancelar antes da data abaixo, o primeiro mês será cobrado da seguinte forma. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Créditos para começar', String(credits)],
      ['Primeira cobrança', amount],
      ['Data', at],
      ['Na sua fatura', descriptor],
    ],
    button: 'Começar uma busca',
    report: 'Abrir o relatório',
    cancel,
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Sua assinatura começou',
    text: [
      'Agradecemos o pagamento. Este é o seu recibo.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'A assinatura se renova a cada mês até você cancelar.',
    ],
    rows: [...rowsOf(receipt), ['Créditos deste mês', String(credits)]],
    button: 'Abrir o recibo',
    report: 'Abrir o relatório',
    cancel,
    agreed: `Você aceitou a versão ${terms} dos nossos termos:`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? 'A sua pausa está terminando. ' : ''}Em ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      may_need_owner
        ? 'Para continuar, em geral você não precisa fazer nada. O seu banco pediu confirmação na última cobrança e pode pedir de novo: nesse caso, enviaremos um e-mail com um link. Se cancelar antes, nada será cobrado.'
        : 'Para continuar, você não precisa fazer nada. Se cancelar antes, nada será cobrado.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Seus créditos agora', String(balance)],
      ['Serão acrescentados', String(credits)],
    ],
    button: can_pause ? 'Pausar a assinatura' : 'Cancelar a assinatura',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Seu recibo ${receipt.number}`,
    text: [
      'Agradecemos o pagamento. Um mês da sua assinatura está pago.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Créditos deste mês', String(credits)]],
    button: 'Abrir o recibo',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Seu recibo ${number} (cópia)`,
    text: ['Este é o recibo que você pediu. Na página dele, há também o arquivo PDF.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Abrir o recibo',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Última tentativa de pagamento'
        : 'Um pagamento não foi aceito'
      : is_reminder
        ? is_last
          ? 'Último lembrete: confirme o seu pagamento'
          : 'Lembrete: confirme o seu pagamento'
        : 'Confirme o seu pagamento',
    text: [
      next_try_at
        ? `O banco não aceitou a cobrança de ${amount} em ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `A cobrança de ${amount} em ${card} aguarda a sua confirmação: o banco pede que você a aprove. Nada foi cobrado ainda.`,
      next_try_at
        ? is_last
          ? `Tentamos pela última vez em ${next_try_at}. Se o banco recusar de novo, a assinatura termina e nada mais é cobrado. Com outro cartão, tentamos na hora.`
          : `Tentamos de novo em ${next_try_at}. Será a tentativa ${next_try} de ${tries}. Com outro cartão, tentamos na hora. Se nenhuma tentativa der certo, a assinatura termina em ${until}.`
        : `Você pode confirmar agora com este cartão ou usar outro. ${is_reminder && is_last ? 'Resta cerca de um dia. ' : ''}Se ela não for paga até ${until}, a assinatura termina e nada é cobrado.`,
      'Até lá, você continua podendo abrir relatórios. Os créditos do mês são adicionados assim que o pagamento for feito.',
    ],
    button: next_try_at ? 'Usar outro cartão' : 'Confirmar o pagamento',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Sua assinatura terminou',
    text: [
      why === 'billing.card-authentication'
        ? `O pagamento de ${amount} com ${card} não foi confirmado a tempo.`
        : `A cobrança de ${amount} em ${card} foi recusada. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `Por isso a assinatura terminou em ${at}. Nada foi cobrado, e nada mais será. Sua conta e suas buscas ficam guardadas, e você pode assinar de novo quando quiser.`,
    ],
    button: 'Assinar de novo',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'Seu reembolso está a caminho',
    text: [
      `Em ${at}, começou o reembolso de ${amount} para ${card}. Os bancos levam de ${figures.refundDaysFrom} a ${figures.refundDaysTo} dias úteis para lançá-lo na fatura.`,
      ends_membership ? 'Com o reembolso, a assinatura terminou. Nada mais será cobrado.' : 'Nada mais muda.',
    ],
    rows: refundRows(refund),
    button: 'Abrir o recibo',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'Seu reembolso foi enviado de novo' : 'Seu reembolso foi concluído',
    text: [
      is_again
        ? `Em ${at}, enviamos de novo o reembolso de ${amount} para ${card}, que o banco tinha devolvido.`
        : `Em ${at}, devolvemos ${amount} para ${card}.`,
      ...(ends_membership ? ['Com o reembolso, a assinatura terminou. Nada mais será cobrado.'] : []),
      ...(next_at ? [`A assinatura continua. Próxima cobrança: ${next_amount}, ${next_at}.`] : []),
      `Se o reembolso não aparecer na sua fatura em ${figures.refundDaysTo} dias úteis, escreva para o nosso suporte.`,
    ],
    rows: refundRows(refund),
    button: 'Abrir o recibo e a nota de crédito',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'Seu reembolso atrasou de novo' : 'Seu reembolso atrasou',
          text: [
            failures > 1
              ? `O banco devolveu mais uma vez o reembolso de ${amount} para ${card}. Vamos tentar de novo em ${next_try_at}.`
              : `O banco não aceitou o reembolso de ${amount} para ${card} e o devolveu para nós. Isso acontece, por exemplo, quando um cartão foi cancelado ou trocado. Vamos tentar de novo em ${next_try_at}.`,
            'Você não precisa fazer nada. O dinheiro continua sendo seu, e avisaremos por e-mail quando o reembolso for concluído. Se você não tem mais esse cartão, escreva para nós, e devolveremos de outra forma.',
          ],
          button: 'Acompanhar o reembolso',
        }
      : {
          subject: 'Seu reembolso não deu certo: escreva para nós',
          text: [
            `Enviamos ${failures} vezes o reembolso de ${amount} para ${card}, e o banco o devolveu todas as vezes. Não tentaremos mais com este cartão.`,
            ...(credit_note
              ? [
                  `A nota de crédito ${credit_note} ficou sem efeito: o reembolso que ela confirmava não chegou até você.`,
                ]
              : []),
            `O dinheiro continua sendo seu. Escreva para o nosso suporte a partir deste endereço de e-mail, e devolveremos de outra forma. Prazo de resposta: ${answer_hours}.`,
          ],
          button: 'Escrever ao suporte',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Seu cartão foi trocado',
    text: [
      `Desde ${at}, as cobranças vão para ${card}.`,
      'Se não foi você, troque a senha e escreva para o nosso suporte.',
    ],
  }),
};
