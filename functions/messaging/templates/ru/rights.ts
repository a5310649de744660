import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'имена',
  birth_date: 'год рождения',
  death: 'дата смерти',
  gender: 'пол',
  addresses: 'адреса',
  phones: 'номера телефонов',
  emails: 'адреса электронной почты',
  jobs: 'места работы',
  education: 'образование',
  photos: 'фотографии',
  social_profiles: 'открытые профили',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'родственники',
  relation_ship_status: 'семейное положение',
  images: 'портрет',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'Копия данных',
  correct: 'Исправление',
  'opt-out': 'Без продажи и передачи',
  limit: 'Ограничение чувствительных данных',
  hide: 'Скрытие сведений',
  flag: 'Сообщение об ошибке',
};

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
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Мы получили ваш запрос',
    text: [
      'Это письмо подтверждает запрос, отправленный на нашем сайте. Сохраните его.',
      'Кнопка открывает страницу, где виден его статус. Если вы ничего не запрашивали, напишите нам.',
    ],
    rows: [
      ['Номер запроса', reference],
      ['Запрос', requests[request]],
      ...(field ? [['Сведения', factNames[field]] as const] : []),
      ['Получен', at],
      ['Срок', answer_by],
    ],
    button: 'Посмотреть запрос',
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
      `Calluna — сервис поиска по открытым записям. В нём может появиться запись о человеке по имени ${name}, и закон обязывает нас сообщить вам об этом заранее (статья 14 GDPR, статья 18 Закона № 152-ФЗ и аналогичные нормы).`,
      'Вы можете возразить: кнопка открывает страницу удаления, где не нужны ни аккаунт, ни объяснение причин. Вы также можете запросить свои данные, их исправление, удаление или ограничение их использования и пожаловаться в орган по защите данных вашей страны.',
      'До указанной выше даты саму запись мы не храним.',
    ],
    rows: [
      ['Источник', sources],
      ['Виды данных', listSections(sections, sectionNames)],
      ['Цель', 'поиск людей и определение звонящих'],
      ['Правовое основание', 'законные интересы (статья 6(1)(f) GDPR)'],
      ['Получатели', 'подписчики, указавшие цель'],
      ['Срок хранения', 'до удаления записи'],
      ['Запись появится не раньше', at],
    ],
    button: 'Возразить и удалить запись',
    privacy: 'Всё, что мы храним о вас:',
    policy: 'Кто мы и как используем данные:',
  }),
};
