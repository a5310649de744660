import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La carte a expiré.',
  'billing.card-insufficient-funds': 'Les fonds de la carte étaient insuffisants.',
  'billing.card-authentication': 'La banque demande que vous confirmiez vous-même le paiement.',
  'billing.card-limit': 'Le plafond de la carte était dépassé.',
  otherwise: 'La banque n’a pas indiqué pourquoi.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Reçu', number],
  ['Montant', amount],
  ['Payé le', at],
  ['Carte', card],
  ['Période', days],
  ['Sur votre relevé', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Prochain prélèvement', next_at ? `${next_amount}, ${next_at}` : 'aucun'],
];
const cancel = 'Résilier l’abonnement, sans vous connecter :';

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
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'Votre abonnement a commencé',
    text: ['Merci. Voici votre reçu.', 'L’abonnement se renouvelle chaque mois jusqu’à ce que vous résiliiez.'],
    rows: rowsOf(receipt),
    button: 'Ouvrir le reçu',
    cancel,
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'Votre prochain prélèvement approche',
    text: [
      `Le ${at}, ${amount} seront prélevés sur ${card} pour un mois de Calluna.`,
      'Pour continuer, vous n’avez rien à faire. Si vous résiliez avant, rien ne sera prélevé.',
    ],
    button: 'Résilier l’abonnement',
  }),
  receipt: (receipt) => ({
    subject: `Votre reçu ${receipt.number}`,
    text: ['Merci. Un mois de votre abonnement est payé.'],
    rows: rowsOf(receipt),
    button: 'Ouvrir le reçu',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `Votre reçu ${receipt.number}, de nouveau`,
    text: ['Voici le reçu que vous avez demandé. Sa page le propose aussi en PDF.'],
    rows: paidRows(receipt),
    button: 'Ouvrir le reçu',
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
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'Votre abonnement est résilié',
    text: [
      `Résilié le ${at}. Le prochain prélèvement de ${amount} n’aura pas lieu, ni aucun autre.`,
      until ? `Vous en profitez encore jusqu’au ${until}.` : 'Votre accès a pris fin lui aussi.',
    ],
  }),
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
