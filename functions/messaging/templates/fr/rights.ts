import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'noms',
  birth_date: 'année de naissance',
  death: 'date de décès',
  gender: 'sexe',
  addresses: 'adresses',
  phones: 'numéros de téléphone',
  emails: 'adresses e-mail',
  jobs: 'emplois',
  education: 'études',
  photos: 'photographies',
  social_profiles: 'profils publics',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'famille',
  relation_ship_status: 'situation familiale',
  images: 'portrait',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'Copie des données',
  correct: 'Rectification',
  'opt-out': 'Ni vente ni partage',
  limit: 'Données sensibles limitées',
  hide: 'Information masquée',
  flag: 'Signalement d’une erreur',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Merci de confirmer votre demande',
    text: [
      'Vous avez fait une demande sur notre site. Elle prendra effet dès que vous aurez ouvert ce lien et cliqué sur le bouton.',
      `Le lien fonctionne une fois, jusqu’au ${until}. Votre code pour toute question : ${reference}.`,
      'Ce n’était pas vous ? Ne faites rien, et rien ne se passera. Cette adresse est effacée dès que la demande est confirmée, ou au bout de 24 heures.',
    ],
    button: 'Ouvrir la page',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Nous avons bien reçu votre demande',
    text: [
      'Ce message confirme une demande faite sur notre site. Conservez-le.',
      'Le bouton mène à la page qui en montre l’état. Si vous n’avez rien demandé, écrivez-nous.',
    ],
    rows: [
      ['Référence', reference],
      ['Demande', requests[request]],
      ...(field ? [['Information', factNames[field]] as const] : []),
      ['Reçue le', at],
      ['Échéance', answer_by],
    ],
    button: 'Voir la demande',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Une demande a été exécutée en votre nom',
    text: [
      `${agent} nous a adressé une demande en votre nom, et elle a été exécutée. Votre code pour toute question : ${reference}.`,
      'Vous n’avez rien à faire. Si vous n’avez pas donné cette autorisation, écrivez-nous et nous vérifierons.',
    ],
    button: 'Voir où en est la demande',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Informations sur vos données',
    text: [
      `Calluna est un service de recherche dans des registres publics. Une fiche sur ${name} pourrait y figurer, et la loi nous oblige à vous en informer au préalable (article 14 du RGPD et lois similaires).`,
      'Vous pouvez vous y opposer : le bouton mène au retrait, sans compte ni justification. Vous pouvez aussi demander l’accès à vos données, leur rectification, leur effacement ou la limitation de leur traitement, et saisir l’autorité de protection des données de votre pays.',
      'Avant la date indiquée plus haut, nous n’enregistrons pas la fiche elle-même.',
    ],
    rows: [
      ['Source', sources],
      ['Catégories de données', listSections(sections, sectionNames)],
      ['Finalité', 'retrouver des personnes et savoir qui appelle'],
      ['Base légale', 'intérêts légitimes (article 6, paragraphe 1, point f), du RGPD)'],
      ['Destinataires', 'membres payants ayant indiqué un motif'],
      ['Conservation', 'jusqu’au retrait de votre fiche'],
      ['Affichage au plus tôt le', at],
    ],
    button: 'M’opposer et faire retirer ma fiche',
    privacy: 'Tout ce que nous détenons sur vous :',
    policy: 'Qui nous sommes et comment nous utilisons les données :',
  }),
};
