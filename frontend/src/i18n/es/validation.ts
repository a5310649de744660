import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'Este campo es obligatorio.',
  invalid: 'Este valor no es válido.',
  'too-long': 'Este texto es demasiado largo.',
  'unknown-field': 'Este campo no se conoce.',
  'search.empty': 'Escriba lo que busca.',
  'search.last-name': 'El apellido es obligatorio.',
  'search.address': 'Añada ciudad y estado, o un código postal.',
  phone: 'Número de teléfono no válido',
  email: 'Correo electrónico no válido',
} satisfies Record<MessageKey, string>;
