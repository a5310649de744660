import { afterwards, changedMembership } from '#functions/messaging/templates/fr/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La carte a expiré.',
  'billing.card-insufficient-funds': 'Les fonds de la carte étaient insuffisants.',
  'billing.card-authentication': 'La banque demande que vous confirmiez vous-même le paiement.',
  'billing.card-limit': 'Le plafond de la carte était dépassé.',
  otherwise: 'La banque n’a pas précisé pourquoi.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Reçu', number],
  ['Montant', amount],
  ['Payé le', at],
  ['Carte', card],
  ['Période', days],
  ['Sur votre relevé', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Reçu', number],
  ...rowIf('Avoir', credit_note ?? null),
  ['Période', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Prochain débit', next_at ? `${next_amount}, ${next_at}` : 'aucun'],
];
const cancel = 'Résilier l’abonnement, sans vous connecter :';
/** What to do first. */
const nextStep = `Chaque crédit ouvre un rapport complet : adresses, numéros et proches connus. Vous pouvez le rouvrir pendant ${figures.reopenDays} jours sans autre crédit. La recherche est gratuite.`;
/** Of an account that was opened with the order. */
const noPassword =
  'Votre compte n’a pas encore de mot de passe : le lien pour en choisir un se trouve dans un autre e-mail.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Vous avez déjà le maximum de crédits que nous conservons : ce mois n’en ajoute aucun.',
  fewer: 'Nous conservons les crédits jusqu’à une limite : ce mois en ajoute moins que d’habitude.',
  pause: 'Vous pouvez mettre l’abonnement en pause ; rien n’est débité pendant ce temps.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Votre essai gratuit se termine le ${day} : ${amount} ensuite`;
  const usual = ends_pause
    ? `Votre pause se termine : ${amount} le ${day}`
    : `Votre prochain débit : ${amount} le ${day}`;
  return credits > 0 ? usual : `${usual}, sans crédit ajouté`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Votre essai gratuit a commencé',
    text: [
      `Rien n’a été débité aujourd’hui et vos crédits sont disponibles. Sauf résiliation avant la date ci-dessous, le premier mois sera débité comme suit. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Crédits de départ', String(credits)],
      ['Premier débit', amount],
      ['Date', at],
      ['Sur votre relevé', descriptor],
    ],
    button: 'Lancer une recherche',
    report: 'Ouvrir le rapport',
    cancel,
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Votre abonnement a commencé',
    text: [
      'Merci. Voici votre reçu.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'L’abonnement se renouvelle chaque mois jusqu’à ce que vous résiliiez.',
    ],
    rows: [...rowsOf(receipt), ['Crédits de ce mois', String(credits)]],
    button: 'Ouvrir le reçu',
    report: 'Ouvrir le rapport',
    cancel,
    agreed: `Vous avez accepté la version ${terms} de nos conditions :`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? 'Votre pause se termine. ' : ''}Le ${at}, ${amount} seront débités sur ${card} pour un mois de Calluna.`,
      may_need_owner
        ? 'Pour continuer, vous n’avez en général rien à faire. Votre banque a demandé une confirmation la dernière fois et peut le faire de nouveau : vous recevrez alors un e-mail contenant un lien. Si vous résiliez avant, rien ne sera débité.'
        : 'Pour continuer, vous n’avez rien à faire. Si vous résiliez avant, rien ne sera débité.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Vos crédits actuels', String(balance)],
      ['Crédits ajoutés', String(credits)],
    ],
    button: can_pause ? 'Mettre l’abonnement en pause' : 'Résilier l’abonnement',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Votre reçu ${receipt.number}`,
    text: [
      'Merci. Un mois de votre abonnement est payé.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Crédits de ce mois', String(credits)]],
    button: 'Ouvrir le reçu',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Votre reçu ${number} (copie)`,
    text: ['Voici le reçu que vous avez demandé. Sa page le propose aussi en PDF.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Ouvrir le reçu',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Dernière tentative de paiement'
        : 'Un paiement n’a pas abouti'
      : is_reminder
        ? is_last
          ? 'Dernier rappel : confirmez votre paiement'
          : 'Rappel : confirmez votre paiement'
        : 'Confirmez votre paiement',
    text: [
      next_try_at
        ? `La banque n’a pas accepté le débit de ${amount} sur ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `Le débit de ${amount} sur ${card} attend votre confirmation : la banque demande que vous le validiez vous-même. Rien n’a encore été débité.`,
      next_try_at
        ? is_last
          ? `Nous essaierons une dernière fois le ${next_try_at}. Si la banque refuse encore, l’abonnement prend fin et plus rien n’est débité. Avec une autre carte, nous réessayons aussitôt.`
          : `Nous réessaierons le ${next_try_at}. Ce sera la tentative ${next_try} sur ${tries}. Avec une autre carte, nous réessayons aussitôt. Si toutes les tentatives échouent, l’abonnement prend fin le ${until}.`
        : `Vous pouvez le confirmer maintenant avec cette carte, ou en utiliser une autre. ${is_reminder && is_last ? 'Il vous reste environ un jour. ' : ''}Sans paiement d’ici le ${until}, l’abonnement prend fin et rien n’est débité.`,
      'D’ici là, vous pouvez toujours ouvrir des rapports. Les crédits du mois sont ajoutés dès le paiement.',
    ],
    button: next_try_at ? 'Utiliser une autre carte' : 'Confirmer le paiement',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Votre abonnement a pris fin',
    text: [
      why === 'billing.card-authentication'
        ? `Le paiement de ${amount} avec ${card} n’a pas été confirmé à temps.`
        : `Le débit de ${amount} sur ${card} a été refusé. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `L’abonnement a donc pris fin le ${at}. Rien n’a été débité et plus rien ne le sera. Votre compte et vos recherches sont conservés ; vous pouvez vous abonner de nouveau quand vous voulez.`,
    ],
    button: 'S’abonner de nouveau',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'Votre remboursement est en route',
    text: [
      `Le ${at}, le remboursement de ${amount} sur ${card} a été lancé. Il apparaît sur votre relevé sous ${figures.refundDaysFrom} à ${figures.refundDaysTo} jours ouvrés.`,
      ends_membership ? 'L’abonnement a pris fin en même temps. Plus rien ne sera débité.' : 'Rien d’autre ne change.',
    ],
    rows: refundRows(refund),
    button: 'Ouvrir le reçu',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'Votre remboursement a été renvoyé' : 'Votre remboursement a été effectué',
    text: [
      is_again
        ? `Le ${at}, le remboursement de ${amount} sur ${card} a été envoyé de nouveau, après le refus de la banque.`
        : `Le ${at}, ${amount} ont été remboursés sur ${card}.`,
      ...(ends_membership ? ['L’abonnement a pris fin en même temps. Plus rien ne sera débité.'] : []),
      ...(next_at ? [`L’abonnement continue. Prochain débit : ${next_amount}, le ${next_at}.`] : []),
      `Si le remboursement n’apparaît pas sur votre relevé sous ${figures.refundDaysTo} jours ouvrés, écrivez à notre assistance.`,
    ],
    rows: refundRows(refund),
    button: 'Ouvrir le reçu et l’avoir',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'Votre remboursement est de nouveau retardé' : 'Votre remboursement est retardé',
          text: [
            failures > 1
              ? `La banque nous a renvoyé une fois encore le remboursement de ${amount} sur ${card}. Nous réessayons le ${next_try_at}.`
              : `La banque n’a pas accepté le remboursement de ${amount} sur ${card} et nous l’a renvoyé. Cela arrive, par exemple, quand une carte a été clôturée ou remplacée. Nous réessayons le ${next_try_at}.`,
            'Vous n’avez rien à faire. Cet argent reste le vôtre, et vous recevrez un message dès que le remboursement aura abouti. Si vous n’avez plus cette carte, écrivez-nous : nous vous rembourserons autrement.',
          ],
          button: 'Suivre le remboursement',
        }
      : {
          subject: 'Votre remboursement n’a pas abouti : écrivez-nous',
          text: [
            `Nous avons envoyé ${failures} fois le remboursement de ${amount} sur ${card}, et la banque l’a renvoyé à chaque fois. Nous n’essaierons plus cette carte.`,
            ...(credit_note
              ? [`L’avoir ${credit_note} est annulé : le remboursement qu’il confirmait ne vous est pas parvenu.`]
              : []),
            `Cet argent vous est toujours dû. Écrivez à notre assistance depuis cette adresse e-mail pour que nous vous remboursions autrement. Délai de réponse : ${answer_hours}.`,
          ],
          button: 'Écrire à l’assistance',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Votre carte a été remplacée',
    text: [
      `Depuis le ${at}, les débits se font sur ${card}.`,
      'Si ce n’était pas vous, changez votre mot de passe et écrivez à notre assistance.',
    ],
  }),
};
