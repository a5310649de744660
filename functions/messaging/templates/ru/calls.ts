import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  labels,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';

const stop = 'Отказ: STOP';

export const words: CallerWords = {
  urgent: 'СРОЧНО',
  doubtful: 'Спам?',
  again: 'звонит снова',
  reminder: 'напоминание',
  update: 'дополнение',
  withheld: 'Номер скрыт',
  withheldBefore: 'Номер скрыт,',
  caller: 'Звонивший',
  unknown: 'Неизвестный',
  says: (name) => `называет себя «${name}»`,
  quoted: (name) => `«${name}»`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `доб. ${digits}`,
  hasMessage: 'есть сообщение',
  otherNumber: 'Номер – по ссылке',
  wants: (time) => `Просит позвонить: «${time}»`,
  colon: ': ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Звонить ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: новое сообщение.`, details.link],
  'doubtful-calls': ({ count, link }) => [`Спам? Звонков: ${count}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: ещё звонки (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [
    `${name ? `${name} перезвонит` : 'Вам перезвонят'} ${when}.`,
    `Изменить: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `Новое время: ${name ? `${name} перезвонит` : 'вам перезвонят'} ${when}.`,
    `Другое время: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [
    `Звонок перенесён на ${details.when}${after(': ', by(details))}.`,
    details.link,
  ],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Звонок отменён: ${when}${after(', ', name)}.`,
    `Другое время: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Звонок отменён, ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Звонить ${details.when}${after(': ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [`Calluna отключена. Чтобы снять переадресацию, наберите ${undo}`],
  'forwarding-quiet': ({ link }) => ['14 дней без переадресации. Проверьте:', link],
};

export const mail: CallMailTemplates = {
  missed: 'Вы пропустили звонок.',
  caller: 'Кто звонил',
  about: 'О чём',
  callback: 'Перезвонить',
  verdict: 'Оценка',
  verdicts: {
    likely_safe: 'Вероятно, настоящий',
    unknown: 'Неясно',
    suspicious: 'Возможно, спам',
    likely_spam: 'Вероятно, спам',
  },
  button: 'Открыть звонок',
  choose: 'О чём и как вам сообщать, вы выбираете в разделе «Уведомления».',
};
