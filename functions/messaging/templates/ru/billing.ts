import { afterwards, changedMembership } from '#functions/messaging/templates/ru/membership.ts';
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
  'billing.card-expired': 'Срок действия карты истёк.',
  'billing.card-insufficient-funds': 'На карте было недостаточно средств.',
  'billing.card-authentication': 'Банк просит, чтобы вы подтвердили платёж сами.',
  'billing.card-limit': 'Превышен лимит карты.',
  otherwise: 'Банк не назвал причину.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Чек', number],
  ['Сумма', amount],
  ['Оплачено', at],
  ['Карта', card],
  ['Период', days],
  ['В выписке', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Чек', number],
  ...rowIf('Кредит-нота', credit_note ?? null),
  ['Период', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Следующее списание', next_at ? `${next_amount} · ${next_at}` : 'нет'],
];
const cancel = 'Отменить подписку без входа в аккаунт:';
/** What to do first. */
const nextStep = `Один кредит открывает полный отчёт с известными адресами, номерами и родственниками. Снова открыть его можно в течение ${figures.reopenDays} дней без нового кредита. Поиск бесплатный.`;
/** Of an account that was opened with the order. */
const noPassword = 'У вашего аккаунта пока нет пароля: ссылка, чтобы его задать, — в отдельном письме.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'У вас уже максимальное число кредитов, поэтому за этот месяц новых не добавится.',
  fewer: 'Кредиты накапливаются до определённого предела, поэтому за этот месяц их добавится меньше обычного.',
  pause: 'Подписку можно приостановить — тогда ничего не списывается.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Бесплатный период заканчивается: ${amount} · ${day}`;
  const usual = ends_pause ? `Пауза заканчивается: ${amount} · ${day}` : `Следующее списание: ${amount} · ${day}`;
  return credits > 0 ? usual : `${usual} · без новых кредитов`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Бесплатный период начался',
    text: [
      `Сегодня ничего не списано, а кредиты уже на счёте. Если вы не отмените подписку до указанного срока, первый месяц будет списан, как указано ниже. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Кредитов для начала', String(credits)],
      ['Первое списание', amount],
      ['Когда', at],
      ['В выписке', descriptor],
    ],
    button: 'Начать поиск',
    report: 'Открыть отчёт',
    cancel,
    agreed: `Вы приняли условия в версии ${terms}:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Подписка началась',
    text: [
      'Спасибо. Это ваш чек.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'Подписка продлевается каждый месяц, пока вы её не отмените.',
    ],
    rows: [...rowsOf(receipt), ['Кредитов в этом месяце', String(credits)]],
    button: 'Открыть чек',
    report: 'Открыть отчёт',
    cancel,
    agreed: `Вы приняли условия в версии ${terms}:`,
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
      `${ends_pause ? 'Пауза в подписке заканчивается. ' : ''}${at} с карты ${card} будет списано ${amount} за месяц Calluna.`,
      may_need_owner
        ? 'Чтобы продолжить, обычно ничего делать не нужно. В прошлый раз банк попросил подтвердить платёж и может попросить снова: тогда вы получите письмо со ссылкой. Если отменить подписку раньше, ничего не будет списано.'
        : 'Чтобы продолжить, ничего делать не нужно. Если отменить подписку раньше, ничего не будет списано.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Кредитов сейчас', String(balance)],
      ['Будет начислено', String(credits)],
    ],
    button: can_pause ? 'Приостановить подписку' : 'Отменить подписку',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Ваш чек ${receipt.number}`,
    text: [
      'Спасибо. Месяц подписки оплачен.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Кредитов в этом месяце', String(credits)]],
    button: 'Открыть чек',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Ваш чек ${number} (копия)`,
    text: ['Это чек, который вы запросили. На его странице есть и PDF-файл.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Открыть чек',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Последняя попытка списания'
        : 'Платёж не прошёл'
      : is_reminder
        ? is_last
          ? 'Последнее напоминание: подтвердите платёж'
          : 'Напоминание: подтвердите платёж'
        : 'Подтвердите платёж',
    text: [
      next_try_at
        ? `Банк не принял списание на сумму ${amount} с карты ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `Списание на сумму ${amount} с карты ${card} ждёт вашего подтверждения: банк просит, чтобы вы одобрили его сами. Пока ничего не списано.`,
      next_try_at
        ? is_last
          ? `Последняя попытка: ${next_try_at}. Если банк снова откажет, подписка закончится и больше ничего не спишется. С другой картой попробуем сразу.`
          : `Попробуем снова: ${next_try_at}. Это попытка ${next_try} из ${tries}. С другой картой попробуем сразу. Если до ${until} ни одна попытка не удастся, подписка закончится.`
        : `Платёж можно подтвердить сейчас этой картой или указать другую. ${is_reminder && is_last ? 'Остался примерно один день. ' : ''}Если не оплатить до ${until}, подписка закончится, и ничего не спишется.`,
      'До этого времени отчёты остаются доступны. Кредиты за месяц добавятся после оплаты.',
    ],
    button: next_try_at ? 'Указать другую карту' : 'Подтвердить платёж',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Подписка закончилась',
    text: [
      why === 'billing.card-authentication'
        ? `Платёж на сумму ${amount} с карты ${card} не подтвердили вовремя.`
        : `В списании ${amount} с карты ${card} отказано. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `Поэтому ${at} подписка закончилась. За этот месяц ничего не списано, и больше ничего не будет списано. Аккаунт и история поиска остаются, новую подписку можно начать когда угодно.`,
    ],
    button: 'Начать новую подписку',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'Возврат начат',
    text: [
      `${at} мы начали возврат ${amount} на карту ${card}. Деньги поступят через ${figures.refundDaysFrom}–${figures.refundDaysTo} рабочих дней: столько нужно банкам.`,
      ends_membership
        ? 'Вместе с этим подписка закончилась. Больше ничего не будет списано.'
        : 'Больше ничего не меняется.',
    ],
    rows: refundRows(refund),
    button: 'Открыть чек',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'Возврат отправлен снова' : 'Возврат выполнен',
    text: [
      is_again
        ? `${at} возврат ${amount} на карту ${card} отправлен снова: в прошлый раз банк его вернул.`
        : `${at} мы вернули ${amount} на карту ${card}.`,
      ...(ends_membership ? ['Вместе с этим подписка закончилась. Больше ничего не будет списано.'] : []),
      ...(next_at ? [`Подписка продолжается. Следующее списание: ${next_amount} · ${next_at}.`] : []),
      `Если деньги не поступят в течение ${figures.refundDaysTo} рабочих дней, напишите в нашу поддержку.`,
    ],
    rows: refundRows(refund),
    button: 'Открыть чек и кредит-ноту',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'Возврат снова задерживается' : 'Возврат задерживается',
          text: [
            failures > 1
              ? `Банк снова не принял возврат ${amount} на карту ${card}. Следующая попытка: ${next_try_at}.`
              : `Банк не принял возврат ${amount} на карту ${card} и вернул деньги нам. Так бывает, например, если карту закрыли или перевыпустили. Следующая попытка: ${next_try_at}.`,
            'От вас ничего не требуется. Деньги остаются вашими, и, когда возврат пройдёт, вы получите ещё одно письмо. Если этой карты у вас больше нет, напишите нам: мы вернём деньги другим способом.',
          ],
          button: 'Следить за возвратом',
        }
      : {
          subject: 'Возврат не удался: напишите нам',
          text: [
            `Мы отправляли возврат ${amount} на карту ${card}, и каждый раз банк возвращал деньги нам (попыток: ${failures}). На эту карту мы больше не отправляем.`,
            ...(credit_note
              ? [`Чек возврата ${credit_note} недействителен: указанные в нём деньги до вас не дошли.`]
              : []),
            `Эти деньги по-прежнему ваши. Напишите в поддержку с этого адреса, и мы вернём их другим способом. Ответим за ${answer_hours}.`,
          ],
          button: 'Написать в поддержку',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Карта заменена',
    text: [
      `${at} карта заменена: теперь оплата списывается с карты ${card}.`,
      'Если это были не вы, смените пароль и напишите в нашу поддержку.',
    ],
  }),
};
