import { changedMembership } from '#functions/messaging/templates/fr/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La carte a expiré.',
  'billing.card-insufficient-funds': 'Les fonds de la carte étaient insuffisants.',
  'billing.card-authentication': 'La banque demande que vous confirmiez vous-même le paiement.',
  'billing.card-limit': 'Le plafond de la carte était dépassé.',
  otherwise: 'La banque n’a pas indiqué pourquoi.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Reçu', number],
  ['Montant', amount],
  ['Payé le', at],
  ['Carte', card],
  ['Période', days],
  ['Prochain prélèvement', next_at ? `${next_amount}, ${next_at}` : 'aucun'],
];
const cancel = 'Résilier l’abonnement, sans vous connecter :';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Vous avez déjà le maximum de crédits que nous conservons : ce mois n’en ajoute aucun. Vous pouvez mettre l’abonnement en pause ; rien n’est prélevé pendant ce temps.',
  fewer:
    'Nous conservons les crédits jusqu’à une limite : ce mois en ajoute moins que d’habitude. Vous pouvez mettre l’abonnement en pause ; rien n’est prélevé pendant ce temps.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'Votre essai gratuit a commencé',
    text: [
      'Rien n’a été prélevé aujourd’hui. Sauf résiliation d’ici là, le premier mois sera prélevé comme suit.',
      'Ensuite, le même montant chaque mois, jusqu’à ce que vous résiliiez.',
    ],
    rows: [
      ['Premier prélèvement', amount],
      ['Le', at],
      ['Sur votre relevé', descriptor],
    ],
    button: 'Résilier l’abonnement',
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'Votre abonnement a commencé',
    text: ['Merci. Voici votre reçu.', 'L’abonnement se renouvelle chaque mois jusqu’à ce que vous résiliiez.'],
    rows: [...rowsOf(receipt), ['Sur votre relevé', descriptor]],
    button: 'Ouvrir le reçu',
    cancel,
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Votre prochain prélèvement approche',
    text: [
      ...(ends_pause ? ['Votre pause se termine.'] : []),
      `Le ${at}, ${amount} seront prélevés sur ${card} pour un mois de Calluna.`,
      'Pour continuer, vous n’avez rien à faire. Si vous résiliez avant, rien ne sera prélevé.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Vos crédits actuels', String(balance)],
      ['Ajoutés par ce mois', String(credits)],
    ],
    button: credits < allotment ? 'Mettre l’abonnement en pause' : 'Résilier l’abonnement',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `Votre reçu ${receipt.number}`,
    text: ['Merci. Un mois de votre abonnement est payé.'],
    rows: rowsOf(receipt),
    button: 'Ouvrir le reçu',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Un paiement n’a pas abouti',
    text: [
      `La banque n’a pas accepté le prélèvement de ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Nous réessaierons le ${next_try_at}. Avec une autre carte, nous réessayons aussitôt.`
        : 'Nous n’essaierons plus avec cette carte. Avec une autre, nous réessayons aussitôt.',
    ],
    button: 'Utiliser une autre carte',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'Votre abonnement a pris fin',
    text: [
      `La banque a continué de refuser le prélèvement : l’abonnement a pris fin le ${at}. Plus rien ne sera prélevé.`,
      'Votre compte et vos recherches restent. Vous pouvez vous abonner de nouveau quand vous voulez.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'Votre remboursement est en route',
    text: [
      `Le ${at}, le remboursement de ${amount} sur ${card} a été lancé. Les banques mettent cinq à dix jours à l’afficher.`,
      ends_membership ? 'L’abonnement a pris fin en même temps. Plus rien ne sera prélevé.' : 'Rien d’autre ne change.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Votre remboursement a été effectué',
    text: [
      `Le ${at}, ${amount} ont été remboursés sur ${card}.`,
      'Si votre banque ne l’affiche pas sous dix jours, écrivez à notre assistance.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Votre carte a été remplacée',
    text: [
      `Depuis le ${at}, les prélèvements se font sur ${card}.`,
      'Si ce n’était pas vous, changez votre mot de passe et écrivez à notre assistance.',
    ],
  }),
};
