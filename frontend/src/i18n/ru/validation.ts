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
  'email.taken': 'Такой адрес уже существует',
  'email.unknown': 'Пользователь с таким адресом не найден.',
  pin: 'Введён неверный код',
  'password.short': 'В пароле должно быть не меньше 6 символов.',
  'password.confirmation': 'Пароли не совпадают.',
  'password.same': 'Новый пароль должен отличаться от текущего.',
  'password.common': 'Этот пароль — один из самых распространённых.',
  'password.wrong': 'Неверные данные для входа.',
  'use.refused': 'Отчёты нельзя использовать для этого.',
} satisfies Record<MessageKey, string>;
