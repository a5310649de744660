import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'Отказ: STOP';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Звонок${after(': ', who(details))}.`,
    after('', details.about, '.'),
    after('Перезвонить ', details.when),
    details.link,
  ],
  private: ({ link }) => ['Calluna: новое сообщение.', link],
  'callback-agreed': ({ name, when, link }) => [`Звонок ${when}${after(', ', name)}`, link, stop],
  'callback-moved caller': ({ name, when, link }) => [`Перенос: ${when}${after(', ', name)}`, link, stop],
  'callback-moved owner': (details) => [`Звонок перенесён: ${details.when}${after(', ', who(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [`Отмена: ${when}${after(', ', name)}`, link, stop],
  'callback-cancelled owner': (details) => [
    `Звонок отменён: ${details.when}${after(', ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Звонок ${details.when}${after(': ', who(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [`Calluna отключена. Чтобы снять переадресацию, наберите ${undo}`],
  'forwarding-quiet': ({ link }) => ['14 дней без звонков. Проверьте:', link],
};

export const mail: CallMailTemplates = {
  caller: 'Звонил',
  withheld: 'номер скрыт',
  about: 'О чём',
  callback: 'Перезвонить',
  verdict: 'Оценка',
  verdicts: {
    likely_safe: 'Вероятно, настоящий',
    unknown: 'Неясно',
    suspicious: 'Подозрительно',
    likely_spam: 'Вероятно, спам',
  },
  button: 'Открыть звонок',
  choose: 'О чём и как сообщать, вы выбираете в разделе «Уведомления».',
};
