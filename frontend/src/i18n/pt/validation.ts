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
  'email.taken': 'Este e-mail já existe',
  'email.unknown': 'Não encontramos um usuário com esse e-mail.',
  pin: 'Código inválido',
  'password.short': 'A senha deve ter pelo menos 6 caracteres.',
  'password.confirmation': 'As duas não são iguais.',
  'password.same': 'A nova senha deve ser diferente da atual.',
  'password.common': 'Esta senha está entre as mais comuns.',
  'password.wrong': 'As credenciais estão incorretas.',
  'use.refused': 'Os relatórios não podem ser usados para isso.',
} satisfies Record<MessageKey, string>;
