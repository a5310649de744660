import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Merci de confirmer votre demande',
    text: [
      'Vous avez fait une demande sur notre site. Elle prendra effet dès que vous ouvrirez ce lien et appuierez sur le bouton.',
      `Le lien fonctionne une fois, jusqu’au ${until}. Votre code pour toute question : ${reference}.`,
      'Ce n’était pas vous ? Ne faites rien, et rien ne se passera. Cette adresse est effacée dès que la demande est confirmée, ou au bout de 24 heures.',
    ],
    button: 'Ouvrir la page',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Une demande a été exécutée pour vous',
    text: [
      `${agent} nous a adressé une demande en votre nom, et elle a été exécutée. Votre code pour toute question : ${reference}.`,
      'Vous n’avez rien à faire. Si vous n’avez pas donné cette autorisation, écrivez-nous et nous vérifierons.',
    ],
    button: 'Voir l’état',
  }),
};
