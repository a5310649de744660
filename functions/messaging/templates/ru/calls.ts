import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'Отказ: STOP';

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `Звонок${after(': ', who(said))}.`,
    after('', said.about, '.'),
    after('Перезвонить ', said.when),
    said.link,
  ],
  private: ({ link }) => ['Calluna: новое сообщение.', link],
  'callback-agreed': ({ name, when, link }) => [`Звонок ${when}${after(', ', name)}`, link, stop],
  'callback-moved caller': ({ name, when, link }) => [`Перенос: ${when}${after(', ', name)}`, link, stop],
  'callback-moved owner': (said) => [`Звонок перенесён: ${said.when}${after(', ', who(said))}.`, said.link],
  'callback-cancelled caller': ({ name, when, link }) => [`Отмена: ${when}${after(', ', name)}`, link, stop],
  'callback-cancelled owner': (said) => [
    `Звонок отменён: ${said.when}${after(', ', who(said))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `Звонок ${said.when}${after(': ', who(said))}.`,
    after('', said.about, '.'),
    said.link,
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
