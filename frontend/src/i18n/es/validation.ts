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
  'email.taken': 'El correo ya existe',
  'email.unknown': 'No encontramos un usuario con ese correo.',
  pin: 'Código incorrecto',
  'password.short': 'La contraseña debe tener al menos 6 caracteres.',
  'password.confirmation': 'Las dos no coinciden.',
  'password.same': 'La nueva contraseña debe ser distinta de la actual.',
  'password.common': 'Esta contraseña es de las más comunes.',
  'password.wrong': 'Los datos de acceso son incorrectos.',
  'use.refused': 'Los informes no pueden usarse para esto.',
} satisfies Record<MessageKey, string>;
