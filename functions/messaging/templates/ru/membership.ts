import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Дальше плата за подписку списывается каждый месяц, пока вы не отмените её. Если налоговая ставка изменится, напоминание за неделю до списания назовёт новую сумму.'
    : 'Дальше плата за подписку списывается каждый месяц в том же размере, пока вы не отмените её.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Подписка отменена',
    text: [
      `${at} подписка отменена. Следующего списания на ${amount} не будет, дальнейших тоже.`,
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
  'membership-kept': ({ amount, at, until, card }) => ({
    subject: 'Подписка продолжается',
    text: [
      until
        ? 'Сегодня ничего не списано. Отмена подписки отозвана.'
        : 'Сегодня ничего не списано. Подписка продолжается, как раньше.',
      ...(until
        ? [
            `Подписка по-прежнему на паузе. Оплаченным можно пользоваться до ${until}. Затем отчёты закрыты до конца паузы: ${at}.`,
          ]
        : []),
    ],
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
      'Кредиты сохраняются: ими можно будет пользоваться, когда подписка возобновится. В указанное время это произойдёт само, за неделю мы напомним; раньше её можно возобновить на странице «Платежи». Если оплаченный срок к моменту возобновления закончится, новый месяц спишется в тот же день.',
    ],
    rows: [
      ['Следующее списание', amount],
      ['Когда', at],
      ['Карта', card],
    ],
    button: 'Отменить подписку',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Подписка продолжается',
    text: [
      `Сегодня ничего не списано: оплаченный срок закончится ${at}, тогда и начнётся следующий месяц.`,
      afterwards(is_tax_added),
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
