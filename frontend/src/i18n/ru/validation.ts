import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'Заполните это поле.',
  invalid: 'Неверное значение.',
  'too-long': 'Слишком длинный текст.',
  'unknown-field': 'Неизвестное поле.',
  'search.empty': 'Введите, что искать.',
  'search.last-name': 'Укажите фамилию.',
  'search.address': 'Добавьте город и штат или почтовый индекс.',
  phone: 'Неверный номер телефона',
  email: 'Неверный адрес эл. почты',
} satisfies Record<MessageKey, string>;
