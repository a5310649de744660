import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: somebody else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Подтвердите ваш запрос',
    text: [
      'Вы отправили запрос на нашем сайте. Он вступит в силу, когда вы откроете эту ссылку и нажмёте кнопку.',
      `Ссылка действует один раз, до ${until}. Ваш код для вопросов: ${reference}.`,
      'Это были не вы? Ничего не делайте, и ничего не произойдёт. Этот адрес удаляется после подтверждения запроса или через 24 часа.',
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
