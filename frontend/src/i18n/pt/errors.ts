import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'Os dados informados não são válidos.',
  'request.too-large': 'Os dados informados não são válidos.',
  'request.unknown-route': 'Nenhum resultado encontrado.',
  'request.conflict': 'Ocorreu um erro durante o processamento. Tente novamente.',
  'request.too-many': 'Tentativas demais.',
  'request.unreachable': 'Ocorreu um erro de rede e nada foi cobrado. Tente novamente.',
  'auth.unauthenticated': 'É preciso entrar na conta.',
  'billing.subscription-required': 'Nenhuma assinatura ativa',
  'people.not-found': 'Nenhum resultado encontrado.',
  'people.search-not-found': 'Nenhum resultado encontrado.',
  'server.unexpected': 'Algo deu errado. Tente novamente mais tarde.',
} satisfies Record<ErrorCode, string>;
