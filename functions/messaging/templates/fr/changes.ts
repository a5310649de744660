import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: { one: '# nouvelle information personnelle', other: '# nouvelles informations personnelles' },
  phones: { one: '# nouveau téléphone', other: '# nouveaux téléphones' },
  emails: { one: '# nouvel e-mail', other: '# nouveaux e-mails' },
  locations: { one: '# nouvelle adresse', other: '# nouvelles adresses' },
  relationships: { one: '# nouveau proche', other: '# nouveaux proches' },
  jobs: { one: '# nouvel emploi', other: '# nouveaux emplois' },
  education: { one: '# nouvelle formation', other: '# nouvelles formations' },
  social_profiles: { one: '# nouveau profil', other: '# nouveaux profils' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject:
      reports === 1
        ? 'Un rapport que vous avez ouvert a changé'
        : `${reports} rapports que vous avez ouverts ont changé`,
    text: [
      `Nouveau depuis : ${newFacts(changes, words, 'fr')}.`,
      'Vous nous avez demandé de vous prévenir. Nos e-mails ne nomment personne ; la liste de vos personnes enregistrées montre de quel rapport il s’agit.',
    ],
    button: 'Voir mes personnes enregistrées',
  }),
  text: ({ reports, link }) =>
    `Calluna : ${reports === 1 ? 'Un rapport que vous avez ouvert a changé' : `${reports} rapports que vous avez ouverts ont changé`}. ${link}`,
};
