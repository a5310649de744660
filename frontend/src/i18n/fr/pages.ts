export default {
  footer: 'Bon à savoir',
  since: 'En vigueur depuis le {{day}}. Deux minutes de lecture.',
  print: 'Imprimer',
  contents: 'Sommaire',
  none: 'Cette page n’existe pas.',
  noneLead: 'Ces deux-là existent :',
  privacy: {
    title: 'Politique de confidentialité',
    short: {
      title: 'En bref',
      text: 'Nous réunissons des registres publics, les datons et nommons leur source. Nous les montrons à des membres payants qui disent pourquoi. Vous pouvez en être retiré, pour de bon, sans compte.',
    },
    members: {
      title: 'Ce que nous gardons des membres',
      text: 'Nom, adresse e-mail, numéro de téléphone, langue et fuseau ; recherches et rapports ouverts, jusqu’à ce que vous les supprimiez ; d’une carte, seulement les quatre derniers chiffres. Le numéro de carte va au prestataire de paiement et ne nous parvient jamais.',
    },
    records: {
      title: 'Ce que nous gardons des personnes',
      text: 'Chaque fait porte sa source, ses dates et son degré de certitude. Personne de moins de 18 ans n’est montré, ni quiconque a demandé à être retiré.',
    },
    calls: {
      title: 'Appels à l’assistant',
      text: 'L’assistant dit qu’il est automatique. Là où la loi l’exige, ou si le titulaire le veut, il demande avant d’enregistrer. Qui dit non n’est pas enregistré. Son et texte sont supprimés ensemble après 0, 7, 30 ou 90 jours, au choix du titulaire. Codes et numéros de carte sont masqués. L’appelant peut faire supprimer nom, numéro et paroles aussitôt, par le lien de notre SMS.',
    },
    recording: {
      title: 'Mesure des visites',
      text: 'Le nécessaire vous garde connecté. Les visites ne sont comptées ou enregistrées qu’avec votre accord, et jamais au paiement, dans un rapport, le compte ou un retrait. Le signal Global Privacy Control est respecté.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez voir, corriger, supprimer et emporter ce que nous gardons de vous, et vous y opposer. Pour les membres, c’est dans le compte, sous confidentialité.',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    what: {
      title: 'Ce qu’est Calluna',
      text: 'Une recherche dans des registres publics, et un assistant qui prend vos appels manqués. Calluna n’est pas une agence d’évaluation des consommateurs.',
    },
    use: {
      title: 'À quoi il peut servir',
      text: 'À retrouver des gens, à savoir qui a appelé, à vérifier quelqu’un avant une rencontre ou une affaire privée, à voir votre propre fiche. Pas à décider d’un emploi, d’un crédit, d’un logement ou d’une assurance, ni à harceler ou suivre quelqu’un.',
    },
    assistant: {
      title: 'L’assistant',
      text: 'Il ne prend que les appels que votre opérateur renvoie parce que vous n’avez pas répondu. Votre opérateur peut facturer le renvoi ; nous disons ce que nous en savons avant que vous composiez un code. Il peut mal entendre : les mots douteux sont marqués. Ce n’est pas un service d’urgence.',
    },
    money: {
      title: 'Ce que cela coûte',
      text: 'Prix, dates et montants figurent avant le champ de carte, et rien d’autre n’est débité. Un débit peut être repris par vous-même, en entier, dans le délai indiqué là.',
    },
    leaving: {
      title: 'Partir',
      text: 'Vous résiliez en deux clics. Nous montrons alors le code qui met fin au renvoi chez votre opérateur. Notre numéro répond encore 30 jours par une phrase neutre.',
    },
    errors: {
      title: 'Erreurs',
      text: 'Un registre peut être faux ou ancien, un verdict aussi. Chaque fait montre sa source et chaque verdict ses raisons ; les deux se corrigent.',
    },
  },
} as const;
