import { changedMembership } from '#functions/messaging/templates/ru/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'Срок действия карты истёк.',
  'billing.card-insufficient-funds': 'На карте было недостаточно средств.',
  'billing.card-authentication': 'Банк хочет, чтобы вы подтвердили платёж сами.',
  'billing.card-limit': 'Превышен лимит карты.',
  otherwise: 'Банк не назвал причину.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Чек', number],
  ['Сумма', amount],
  ['Оплачено', at],
  ['Карта', card],
  ['Период', days],
  ['Следующее списание', next_at ? `${next_amount}, ${next_at}` : 'нет'],
];
const cancel = 'Отменить подписку без входа в аккаунт:';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'У вас уже столько кредитов, сколько мы храним, поэтому этот месяц не добавит ни одного. Подписку можно приостановить — тогда ничего не списывается.',
  fewer:
    'Кредиты копятся до предела, поэтому этот месяц добавит меньше обычного. Подписку можно приостановить — тогда ничего не списывается.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'Бесплатный период начался',
    text: [
      'Сегодня ничего не списано. Если вы не отмените подписку раньше, первый месяц будет списан так:',
      'Дальше — та же сумма каждый месяц, пока вы не отмените подписку.',
    ],
    rows: [
      ['Первое списание', amount],
      ['Когда', at],
      ['В выписке', descriptor],
    ],
    button: 'Отменить подписку',
    agreed: `Вы приняли условия в версии ${terms}:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'Подписка началась',
    text: ['Спасибо. Это ваш чек.', 'Подписка продлевается каждый месяц, пока вы её не отмените.'],
    rows: [...rowsOf(receipt), ['В выписке', descriptor]],
    button: 'Открыть чек',
    cancel,
    agreed: `Вы приняли условия в версии ${terms}:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Скоро следующее списание',
    text: [
      ...(ends_pause ? ['Пауза в подписке заканчивается.'] : []),
      `За месяц Calluna с карты ${card} будет списано ${amount} (${at}).`,
      'Чтобы продолжить, ничего делать не нужно. Если отменить подписку раньше, ничего не будет списано.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Кредитов сейчас', String(balance)],
      ['Добавит этот месяц', String(credits)],
    ],
    button: credits < allotment ? 'Приостановить подписку' : 'Отменить подписку',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `Ваш чек ${receipt.number}`,
    text: ['Спасибо. Месяц подписки оплачен.'],
    rows: rowsOf(receipt),
    button: 'Открыть чек',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Платёж не прошёл',
    text: [
      `Банк не принял списание на сумму ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Попробуем снова: ${next_try_at}. С другой картой — сразу.`
        : 'Эту карту мы больше не пробуем. С другой картой — сразу.',
    ],
    button: 'Указать другую карту',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'Подписка закончилась',
    text: [
      `Банк так и не принял платёж, и подписка закончилась (${at}). Больше ничего не будет списано.`,
      'Аккаунт и поиски остаются. Новую подписку можно начать когда угодно.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'Возврат начат',
    text: [
      `${amount} возвращаются на карту ${card} (${at}). Банкам нужно от пяти до десяти дней, чтобы это показать.`,
      ends_membership
        ? 'Вместе с этим подписка закончилась. Больше ничего не будет списано.'
        : 'Больше ничего не меняется.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Возврат выполнен',
    text: [
      `${amount} возвращены на карту ${card} (${at}).`,
      'Если банк не покажет их за десять дней, напишите в нашу поддержку.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Карта заменена',
    text: [
      `Теперь оплата списывается с карты ${card} (${at}).`,
      'Если это были не вы, смените пароль и напишите в нашу поддержку.',
    ],
  }),
};
