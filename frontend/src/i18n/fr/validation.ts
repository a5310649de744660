import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'Ce champ est obligatoire.',
  invalid: 'Cette valeur n’est pas valide.',
  'too-long': 'Ce texte est trop long.',
  'unknown-field': 'Ce champ est inconnu.',
  'search.empty': 'Saisissez ce que vous cherchez.',
  'search.last-name': 'Le nom de famille est obligatoire.',
  'search.address': 'Ajoutez une ville et un État, ou un code postal.',
  phone: 'Numéro de téléphone non valide',
  email: 'Adresse e-mail non valide',
} satisfies Record<MessageKey, string>;
