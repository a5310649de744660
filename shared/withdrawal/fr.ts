import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const fr: WithdrawalWords = {
  title: 'Droit de rétractation',
  says: ({ days, refund, name, address, email }) => [
    `Vous pouvez vous rétracter de ce contrat dans un délai de ${days} jours, sans donner de motif. Le délai expire ${days} jours après le jour de votre commande.`,
    `Dites-le-nous avant la fin de ce délai : en ligne par « ${fr.here} », par e-mail à ${email}, ou par courrier à ${name}, ${address}. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Il suffit d’envoyer votre message dans le délai. Si vous vous rétractez en ligne, nous vous en adressons aussitôt par e-mail un accusé de réception, avec son contenu, sa date et son heure.`,
    `Nous vous remboursons alors tout ce que nous avons reçu de vous, sans retard et au plus tard ${days} jours après votre message, sur la carte qui a servi au paiement et sans frais pour vous. Rien n’est retenu pour les crédits déjà utilisés.`,
    `Notre propre engagement va plus loin : tout débit peut être remboursé intégralement depuis votre compte, pendant ${refund}.`,
  ],
  here: 'Renoncer au contrat ici',
  received: {
    subject: 'Rétractation reçue',
    says: 'Nous avons bien reçu votre déclaration de rétractation du contrat ci-dessous. Vous ne devez rien.',
    contract: ['Contrat', 'Abonnement Calluna'],
    ordered: 'Commandé',
    arrived: 'Déclaration reçue',
  },
  form: {
    title: 'Modèle de formulaire de rétractation',
    note: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    to: (seller) => `À l’attention de ${seller} :`,
    lines: [
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
      'Commandé le (*)/reçu le (*)',
      'Nom du (des) consommateur(s)',
      'Adresse du (des) consommateur(s)',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
      'Date',
    ],
    footnote: '(*) Rayez la mention inutile.',
  },
};
