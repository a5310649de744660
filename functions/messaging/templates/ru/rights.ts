import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

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
};
