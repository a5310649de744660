import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Ensuite, chaque mois, jusqu’à ce que vous résiliiez. Si le taux de la taxe change, le rappel envoyé une semaine avant un débit indique le nouveau montant.'
    : 'Ensuite, le même montant chaque mois, jusqu’à ce que vous résiliiez.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Votre abonnement est résilié',
    text: [
      `Résilié le ${at}. Le prochain débit de ${amount} n’aura pas lieu, ni aucun autre.`,
      until ? `Vous en profitez encore jusqu’au ${until}.` : 'Votre accès a pris fin lui aussi.',
      ...(keep_link
        ? ['Vous changez d’avis ? Un clic suffit pour le garder : rien ne sera débité avant la date prévue.']
        : []),
    ],
    rows: [
      ...rowIf('Fin de l’accès', until),
      ...rowIf(
        'Crédits inutilisés',
        credits > 0 && (until ? `${credits}, qui expirent alors` : `${credits}, qui expirent maintenant`),
      ),
    ],
    ...(keep_link && { button: 'Garder mon abonnement' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'Votre pause est terminée' : 'Votre abonnement continue',
    text: [
      ends_pause
        ? 'Rien n’a été débité aujourd’hui. La pause est terminée et votre abonnement reprend.'
        : until
          ? 'Rien n’a été débité aujourd’hui. Votre résiliation est annulée.'
          : 'Rien n’a été débité aujourd’hui. Votre abonnement continue comme avant.',
      ...(until
        ? [
            `L’abonnement reste en pause. Ce que vous avez payé reste utilisable jusqu’au ${until} ; ensuite, les rapports sont fermés jusqu’à la fin de la pause, le ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['Prochain débit', amount],
      ['Date', at],
      ['Carte', card],
    ],
    button: 'Résilier l’abonnement',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Votre abonnement est en pause',
    text: [
      until
        ? `Rien n’est débité pendant la pause. Ce que vous avez payé reste utilisable jusqu’au ${until}.`
        : 'Rien n’est débité pendant la pause.',
      'Vos crédits sont conservés et redeviennent utilisables à la reprise de l’abonnement : automatiquement à la date indiquée (nous vous prévenons une semaine avant), ou plus tôt si vous le reprenez sur la page Paiements. Si la période payée est alors terminée, un nouveau mois est débité le jour même.',
    ],
    rows: [
      ['Prochain débit', amount],
      ['Date', at],
      ['Carte', card],
    ],
    button: 'Résilier l’abonnement',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Votre abonnement continue',
    text: [
      `Rien n’a été débité aujourd’hui : vous avez déjà payé jusqu’au ${at}. Le mois suivant commence alors.`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['Prochain débit', amount],
      ['Date', at],
      ['Carte', card],
      ['Sur votre relevé', descriptor],
    ],
    button: 'Résilier l’abonnement',
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
};
