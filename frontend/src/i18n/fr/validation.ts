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
  'email.taken': 'Cette adresse e-mail existe déjà',
  'email.unknown': 'Aucun utilisateur n’a cette adresse e-mail.',
  pin: 'Code incorrect',
  'password.short': 'Le mot de passe doit avoir au moins 6 caractères.',
  'password.confirmation': 'Les deux ne sont pas identiques.',
  'password.same': 'Le nouveau mot de passe doit différer de l’actuel.',
  'password.common': 'Ce mot de passe est parmi les plus courants.',
  'password.wrong': 'Ces identifiants sont incorrects.',
  'use.refused': 'Les rapports ne peuvent pas servir à cela.',
} satisfies Record<MessageKey, string>;
