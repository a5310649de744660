import { sectionsIn } from '#functions/messaging/templates/params.ts';
import type { RightsTemplates, SectionNames } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'имена',
  birth_date: 'год рождения',
  gender: 'пол',
  addresses: 'адреса',
  phones: 'номера телефонов',
  emails: 'адреса почты',
  jobs: 'работа',
  education: 'образование',
  social_profiles: 'открытые профили',
};
const kinds = (sections: string) =>
  sectionsIn(sections)
    .map((each) => sectionNames[each])
    .join(', ');

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Подтвердите запрос',
    text: [
      'Вы отправили запрос на нашем сайте. Он вступит в силу, когда вы откроете эту ссылку и нажмёте кнопку.',
      `Ссылка одноразовая и действует до ${until}. Ваш код для вопросов: ${reference}.`,
      'Запрос отправили не вы? Ничего не делайте, и ничего не произойдёт. Мы удалим этот адрес после подтверждения запроса или через 24 часа.',
    ],
    button: 'Открыть страницу',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Запрос от вашего имени выполнен',
    text: [
      `${agent} отправил нам запрос от вашего имени, и он выполнен. Ваш код для вопросов: ${reference}.`,
      'Вам ничего делать не нужно. Если вы никого не уполномочивали, напишите нам, и мы разберёмся.',
    ],
    button: 'Посмотреть статус',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Информация о ваших данных',
    text: [
      `Calluna — поиск по открытым записям. В нём может появиться запись о человеке по имени ${name}, и закон обязывает нас сообщить вам об этом заранее (статья 14 GDPR, статья 18 закона 152-ФЗ).`,
      'Вы можете возразить: кнопка ведёт к удалению, без учётной записи и без объяснения причин. Вы также можете запросить свои данные, их исправление, удаление или ограничение их использования и пожаловаться в орган по защите данных вашей страны.',
      'До этой даты мы не храним саму запись.',
    ],
    rows: [
      ['Источник', sources],
      ['Виды данных', kinds(sections)],
      ['Цель', 'найти человека и узнать, кто звонит'],
      ['Правовое основание', 'законный интерес (статья 6(1)(f) GDPR)'],
      ['Кто увидит', 'платящие участники, указавшие цель'],
      ['Срок хранения', 'до удаления записи'],
      ['Появится не раньше', at],
    ],
    button: 'Возразить и удалить запись',
    privacy: 'Всё, что мы храним о вас:',
    policy: 'Кто мы и как используем данные:',
  }),
};
