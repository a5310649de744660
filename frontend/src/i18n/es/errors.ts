import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'Los datos introducidos no son válidos.',
  'request.too-large': 'Los datos introducidos no son válidos.',
  'request.unknown-route': 'No se encontraron resultados.',
  'request.conflict': 'Se produjo un error durante el proceso. Inténtelo de nuevo.',
  'request.too-many': 'Demasiados intentos.',
  'request.unreachable': 'Se produjo un error de red y no se le ha cobrado nada. Inténtelo de nuevo.',
  'auth.unauthenticated': 'Debe iniciar sesión.',
  'billing.subscription-required': 'No hay ninguna suscripción activa',
  'people.not-found': 'No se encontraron resultados.',
  'people.search-not-found': 'No se encontraron resultados.',
  'server.unexpected': 'Algo salió mal. Inténtelo de nuevo más tarde.',
} satisfies Record<ErrorCode, string>;
