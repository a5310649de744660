import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'Este campo é obrigatório.',
  invalid: 'Este valor não é válido.',
  'too-long': 'Este texto é longo demais.',
  'unknown-field': 'Este campo é desconhecido.',
  'search.empty': 'Escreva o que você procura.',
  'search.last-name': 'O sobrenome é obrigatório.',
  'search.address': 'Informe cidade e estado, ou um código postal.',
  phone: 'Número de telefone inválido',
  email: 'Endereço de e-mail inválido',
} satisfies Record<MessageKey, string>;
