import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'Введены неверные данные.',
  'request.too-large': 'Введены неверные данные.',
  'request.unknown-route': 'Ничего не найдено.',
  'request.conflict': 'При обработке произошла ошибка. Попробуйте ещё раз.',
  'request.too-many': 'Слишком много попыток.',
  'request.unreachable': 'Ошибка сети, деньги не списаны. Попробуйте ещё раз.',
  'auth.unauthenticated': 'Вход не выполнен.',
  'billing.subscription-required': 'Нет действующей подписки',
  'people.not-found': 'Ничего не найдено.',
  'people.search-not-found': 'Ничего не найдено.',
  'server.unexpected': 'Что-то пошло не так, попробуйте позже.',
} satisfies Record<ErrorCode, string>;
