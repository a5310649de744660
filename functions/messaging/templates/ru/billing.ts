import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'Срок действия карты истёк.',
  'billing.card-insufficient-funds': 'На карте было недостаточно средств.',
  'billing.card-authentication': 'Банк хочет, чтобы вы подтвердили платёж сами.',
  'billing.card-limit': 'Превышен лимит карты.',
  otherwise: 'Банк не назвал причину.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Чек', number],
  ['Сумма', amount],
  ['Оплачено', at],
  ['Карта', card],
  ['Период', days],
  ['В выписке', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Следующее списание', next_at ? `${next_amount}, ${next_at}` : 'нет'],
];
const cancel = 'Отменить подписку без входа в аккаунт:';

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
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'Подписка началась',
    text: ['Спасибо. Это ваш чек.', 'Подписка продлевается каждый месяц, пока вы её не отмените.'],
    rows: rowsOf(receipt),
    button: 'Открыть чек',
    cancel,
    agreed: `Вы приняли условия в версии ${terms}:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'Скоро следующее списание',
    text: [
      `За месяц Calluna с карты ${card} будет списано ${amount} (${at}).`,
      'Чтобы продолжить, ничего делать не нужно. Если отменить подписку раньше, ничего не будет списано.',
    ],
    button: 'Отменить подписку',
  }),
  receipt: (receipt) => ({
    subject: `Ваш чек ${receipt.number}`,
    text: ['Спасибо. Месяц подписки оплачен.'],
    rows: rowsOf(receipt),
    button: 'Открыть чек',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `Ваш чек ${receipt.number} ещё раз`,
    text: ['Это чек, который вы запросили. На его странице есть и файл PDF.'],
    rows: paidRows(receipt),
    button: 'Открыть чек',
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
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'Подписка отменена',
    text: [
      `Подписка отменена (${at}). Следующего списания на ${amount} не будет, и дальше тоже ничего.`,
      until ? `Пользоваться можно до ${until}.` : 'Доступ тоже закончился.',
    ],
  }),
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
