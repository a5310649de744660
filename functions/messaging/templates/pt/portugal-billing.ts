import { afterwards, changedMembership } from '#functions/messaging/templates/pt/portugal-membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  DeclineReasons,
  PaidRows,
  RefundRows,
  ReceiptRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'O cartão está fora de validade.',
  'billing.card-insufficient-funds': 'O cartão não tinha saldo suficiente.',
  'billing.card-authentication': 'O banco pede que confirme o pagamento.',
  'billing.card-limit': 'O limite do cartão foi excedido.',
  otherwise: 'O banco não disse porquê.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Valor', amount],
  ['Pago em', at],
  ['Cartão', card],
  ['Período', days],
  ['No seu extrato', descriptor],
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
const cancel = 'Cancelar a subscrição, sem entrar na conta:';
/** What to do first. */
const nextStep = `Cada crédito abre um relatório completo, com moradas, números e familiares registados. Pode reabri-lo durante ${figures.reopenDays} dias sem outro crédito. A pesquisa é gratuita.`;
/** Of an account that was opened with the order. */
const noPassword = 'A sua conta ainda não tem palavra-passe: o link para criar uma está noutro e-mail.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Já tem o máximo de créditos que guardamos, por isso este mês não acrescenta nenhum.',
  fewer: 'Guardamos créditos até um limite, por isso este mês acrescenta menos do que o habitual.',
  pause: 'Pode suspender a subscrição; entretanto nada é cobrado.',
};

/** What we write of money, as Portugal words it. */
/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Fim do seu teste gratuito: cobrança de ${amount}, ${day}`;
  const usual = ends_pause ? `A sua suspensão termina: ${amount}, ${day}` : `A sua próxima cobrança: ${amount}, ${day}`;
  return credits > 0 ? usual : `${usual}, sem novos créditos`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'O seu período de teste gratuito começou',
    text: [
      `Hoje não foi cobrado nada, e os seus créditos já estão disponíveis. Se não cancelar antes da data abaixo, o primeiro mês será cobrado da seguinte forma. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Créditos para começar', String(credits)],
      ['Primeira cobrança', amount],
      ['Data', at],
      ['No seu extrato', descriptor],
    ],
    button: 'Começar uma pesquisa',
    report: 'Abrir o relatório',
    cancel,
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'A sua subscrição começou',
    text: [
      'Agradecemos o pagamento. Este é o seu recibo.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'A subscrição renova-se todos os meses até a cancelar.',
    ],
    rows: [...rowsOf(receipt), ['Créditos deste mês', String(credits)]],
    button: 'Abrir o recibo',
    report: 'Abrir o relatório',
    cancel,
    agreed: `Aceitou a versão ${terms} dos nossos termos:`,
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
      `${ends_pause ? 'A suspensão da sua subscrição está a terminar. ' : ''}A ${at}, vamos cobrar ${amount} em ${card} por um mês de Calluna.`,
      may_need_owner
        ? 'Para continuar, normalmente não precisa de fazer nada. O seu banco pediu confirmação na última cobrança e pode voltar a pedi-la: nesse caso, enviamos um e-mail com um link. Se cancelar antes, não será cobrado nada.'
        : 'Para continuar, não precisa de fazer nada. Se cancelar antes, não será cobrado nada.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Os seus créditos agora', String(balance)],
      ['Serão acrescentados', String(credits)],
    ],
    button: can_pause ? 'Suspender a subscrição' : 'Cancelar a subscrição',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `O seu recibo ${receipt.number}`,
    text: [
      'Agradecemos o pagamento. Um mês da sua subscrição está pago.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Créditos deste mês', String(credits)]],
    button: 'Abrir o recibo',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `O seu recibo ${number} (cópia)`,
    text: ['Este é o recibo que pediu. Na página do recibo, está também em PDF.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Abrir o recibo',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Última tentativa de pagamento'
        : 'Um pagamento não foi aceite'
      : is_reminder
        ? is_last
          ? 'Último lembrete: confirme o seu pagamento'
          : 'Lembrete: confirme o seu pagamento'
        : 'Confirme o seu pagamento',
    text: [
      next_try_at
        ? `O banco não aceitou a cobrança de ${amount} em ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `A cobrança de ${amount} em ${card} aguarda a sua confirmação: o banco pede que a aprove pessoalmente. Ainda não foi cobrado nada.`,
      next_try_at
        ? is_last
          ? `Tentamos pela última vez a ${next_try_at}. Se o banco voltar a recusar, a subscrição termina e não é cobrado mais nada. Com outro cartão, tentamos de imediato.`
          : `Voltamos a tentar a ${next_try_at}. Será a tentativa ${next_try} de ${tries}. Com outro cartão, tentamos de imediato. Se nenhuma tentativa resultar, a subscrição termina em ${until}.`
        : `Pode confirmá-la agora com este cartão ou usar outro. ${is_reminder && is_last ? 'Falta cerca de um dia. ' : ''}Se não for paga até ${until}, a subscrição termina e nada é cobrado.`,
      'Até lá, pode continuar a abrir relatórios. Os créditos do mês são adicionados assim que for paga.',
    ],
    button: next_try_at ? 'Usar outro cartão' : 'Confirmar o pagamento',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'A sua subscrição terminou',
    text: [
      why === 'billing.card-authentication'
        ? `O pagamento de ${amount} com ${card} não foi confirmado a tempo.`
        : `A cobrança de ${amount} em ${card} foi recusada. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `Por isso a subscrição terminou a ${at}. Nada foi cobrado, nem será cobrado mais nada. A sua conta e as suas pesquisas mantêm-se, e pode subscrever de novo quando quiser.`,
    ],
    button: 'Subscrever de novo',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'O seu reembolso está a caminho',
    text: [
      `A ${at}, começou o reembolso de ${amount} para ${card}. Os bancos demoram ${figures.refundDaysFrom} a ${figures.refundDaysTo} dias úteis a lançá-lo no extrato.`,
      ends_membership ? 'Com o reembolso, a subscrição terminou. Não será cobrado mais nada.' : 'Nada mais muda.',
    ],
    rows: refundRows(refund),
    button: 'Abrir o recibo',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'O seu reembolso foi enviado de novo' : 'O seu reembolso foi concluído',
    text: [
      is_again
        ? `A ${at}, enviámos de novo o reembolso de ${amount} para ${card}, que o banco tinha devolvido.`
        : `A ${at}, devolvemos ${amount} para ${card}.`,
      ...(ends_membership ? ['Com o reembolso, a subscrição terminou. Não será cobrado mais nada.'] : []),
      ...(next_at ? [`A subscrição continua. Próxima cobrança: ${next_amount}, ${next_at}.`] : []),
      `Se o reembolso não aparecer no seu extrato dentro de ${figures.refundDaysTo} dias úteis, escreva ao nosso apoio.`,
    ],
    rows: refundRows(refund),
    button: 'Abrir o recibo e a nota de crédito',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'O seu reembolso está de novo atrasado' : 'O seu reembolso está atrasado',
          text: [
            failures > 1
              ? `O banco devolveu mais uma vez o reembolso de ${amount} para ${card}. Voltamos a tentar a ${next_try_at}.`
              : `O banco não aceitou o reembolso de ${amount} para ${card} e devolveu-nos o valor. Acontece, por exemplo, quando um cartão foi cancelado ou substituído. Voltamos a tentar a ${next_try_at}.`,
            'Não precisa de fazer nada. O dinheiro continua a ser seu, e receberá outro e-mail quando o reembolso for concluído. Se já não tem este cartão, escreva-nos, e devolvemos o dinheiro de outra forma.',
          ],
          button: 'Acompanhar o reembolso',
        }
      : {
          subject: 'O seu reembolso não foi possível: escreva-nos',
          text: [
            `Enviámos ${failures} vezes o reembolso de ${amount} para ${card}, e o banco devolveu-o todas as vezes. Não voltamos a tentar com este cartão.`,
            ...(credit_note
              ? [`A nota de crédito ${credit_note} ficou sem efeito: o reembolso que confirmava não chegou até si.`]
              : []),
            `O dinheiro continua a ser seu. Escreva ao nosso apoio a partir deste endereço de e-mail, e devolvemos o dinheiro de outra forma. Prazo de resposta: ${answer_hours}.`,
          ],
          button: 'Escrever ao apoio',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'O seu cartão foi trocado',
    text: [
      `Desde ${at}, as cobranças são feitas em ${card}.`,
      'Se não fez esta alteração, mude a palavra-passe e escreva ao nosso apoio.',
    ],
  }),
};
