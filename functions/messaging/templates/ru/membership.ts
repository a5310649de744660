import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Подписка отменена',
    text: [
      `Подписка отменена (${at}). Следующего списания на ${amount} не будет, и дальше тоже ничего.`,
      until ? `Пользоваться можно до ${until}.` : 'Доступ тоже закончился.',
      ...(keep_link
        ? ['Передумали? Сохраните подписку одним нажатием: до запланированной даты ничего не будет списано.']
        : []),
    ],
    rows: [
      ...rowIf('Доступ до', until),
      ...rowIf(
        'Неиспользованные кредиты',
        credits > 0 && (until ? `${credits}, тогда они сгорят` : `${credits}, они сгорают сейчас`),
      ),
    ],
    ...(keep_link && { button: 'Сохранить подписку' }),
  }),
  'membership-kept': ({ amount, at, card }) => ({
    subject: 'Подписка продолжается',
    text: ['Сегодня ничего не списано. Подписка продолжается, как раньше.'],
    rows: [
      ['Следующее списание', amount],
      ['Когда', at],
      ['Карта', card],
    ],
    button: 'Отменить подписку',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Подписка приостановлена',
    text: [
      until
        ? `Во время паузы ничего не списывается. Оплаченным можно пользоваться до ${until}.`
        : 'Во время паузы ничего не списывается.',
      'Кредиты сохраняются: ими можно будет пользоваться, когда подписка возобновится — сама, в указанный день, или раньше, если возобновить её на странице «Платежи». Если оплаченный срок к тому времени закончится, новый месяц спишется в тот же день. За неделю мы напомним.',
    ],
    rows: [
      ['Следующее списание', amount],
      ['Когда', at],
      ['Карта', card],
    ],
    button: 'Отменить подписку',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms }) => ({
    subject: 'Подписка продолжается',
    text: [
      `Сегодня ничего не списано: вы уже оплатили время до ${at}. Тогда и начнётся следующий месяц.`,
      'Дальше — та же сумма каждый месяц, пока вы не отмените подписку.',
    ],
    rows: [
      ['Следующее списание', amount],
      ['Когда', at],
      ['Карта', card],
      ['В выписке', descriptor],
    ],
    button: 'Отменить подписку',
    agreed: `Вы приняли условия в версии ${terms}:`,
  }),
};
