export default {
  schedule: {
    today: 'Aujourd’hui, {{time}}',
    trial_one: 'Début de l’essai gratuit : {{count}} jour, {{credits}} crédits.',
    trial_many: 'Début de l’essai gratuit : {{count}} de jours, {{credits}} crédits.',
    trial_other: 'Début de l’essai gratuit : {{count}} jours, {{credits}} crédits.',
    paid: 'Premier mois. {{credits}} crédits.',
    reminder: 'Rappel par e-mail, avec un lien de résiliation.',
    first: 'Premier mois, sauf résiliation avant. {{credits}} crédits.',
    monthly: 'Puis chaque mois, jusqu’à résiliation.',
  },
};
