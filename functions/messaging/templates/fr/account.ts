import { changes } from '#functions/messaging/templates/fr/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/fr/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/fr/support.ts';
import { rights } from '#functions/messaging/templates/fr/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

/** The texts avoid ê, ç and the curled apostrophe, which the alphabet of a text message lacks. */
export const fr: Templates = {
  footer: {
    member: 'Vous recevez ce message car cette adresse appartient à un compte Calluna.',
    other: 'Vous recevez ce message car cette adresse a été saisie sur Calluna. Si ce n’était pas vous, ignorez-le.',
    reply: replyFooter,
    help: 'Une question ? Écrivez-nous :',
    answer: 'Une question ? Répondez à ce message ou écrivez-nous ici :',
    stop: 'Ne plus recevoir ces e-mails',
    fallback: (host) => `Le bouton ne marche pas ? Ouvrez la page sur ${host}`,
    legal:
      'Calluna n’est pas une agence de renseignements sur les consommateurs (« consumer reporting agency »). Ne l’utilisez pas pour décider d’un emploi, d’un crédit, d’un logement, d’une assurance ou de toute autre question régie par le Fair Credit Reporting Act.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'Confirmez votre adresse e-mail',
      text: [
        'Bienvenue chez Calluna. Merci de confirmer que cette adresse est bien la vôtre.',
        `Le lien fonctionne une fois, jusqu’au ${until}. Si vous n’avez pas ouvert de compte, ne faites rien : l’adresse restera non confirmée.`,
      ],
      button: 'Confirmer cette adresse',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      text: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, continuez ici.',
        `Le lien fonctionne une fois, jusqu’au ${until}. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.`,
      ],
      button: 'Choisir un mot de passe',
    }),
    'first-password': ({ until }) => ({
      subject: 'Choisissez un mot de passe pour votre compte',
      text: [
        'Votre commande a ouvert un compte Calluna, qui n’a pas encore de mot de passe. Choisissez-en un pour vous connecter sur tous vos appareils.',
        `Le lien fonctionne une fois, jusqu’au ${until}. Ne transférez pas cet e-mail : le lien donne accès à votre compte.`,
      ],
      button: 'Choisir un mot de passe',
    }),
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      text: [
        'Quelqu’un, peut-être vous, a voulu ouvrir un compte Calluna avec cette adresse. Elle appartient déjà à votre compte.',
        'Connectez-vous avec votre mot de passe, ou demandez-en un nouveau sur la même page. Si ce n’était pas vous, ne faites rien : rien n’a changé.',
      ],
      button: 'Se connecter',
    }),
    'withdrawal-link': () => ({
      subject: 'Vous rétracter de votre contrat',
      text: [
        'Quelqu’un a demandé sur notre site, avec votre adresse e-mail, à se rétracter de votre contrat avec nous.',
        'Le lien montre le contrat, et vous y confirmez la rétractation. D’ici là, rien ne change. Si vous n’avez rien demandé, ne faites rien.',
      ],
      button: 'Renoncer au contrat',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'Aucun contrat à rétracter',
      text: [
        `Quelqu’un a demandé sur notre site, avec cette adresse e-mail, à se rétracter d’un contrat. ${at ? `Celui que nous avons ici a déjà été résilié ou rétracté, le ${at}. Plus rien ne sera débité à ce titre.` : 'Nous n’en trouvons ici aucun pour lequel c’est encore possible.'}`,
        'Si vous avez commandé avec une autre adresse, refaites la demande avec celle-ci. Vous pouvez aussi nous joindre par le formulaire de contact, avec le numéro de votre reçu. Si vous n’avez rien demandé, ne faites rien.',
      ],
    }),
    'no-account': () => ({
      subject: 'Aucun compte avec cette adresse',
      text: [
        'Nous ne trouvons aucun compte avec cette adresse, pour laquelle quelqu’un a demandé un nouveau mot de passe sur Calluna.',
        'Si vous avez un compte, il utilise une autre adresse : essayez-la. Si ce n’était pas vous, ne faites rien.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      text: [
        'Vous avez demandé à utiliser cette adresse pour votre compte. Elle sera valable une fois confirmée.',
        `Le lien fonctionne une fois, jusqu’au ${until}. Si vous n’avez rien demandé, ne faites rien.`,
      ],
      button: 'Utiliser cette adresse',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'Un changement d’adresse e-mail a été demandé',
      text: [
        `Votre compte utilisera ${email} dès que cette adresse sera confirmée.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il annule le changement, déconnecte tous les appareils et invalide votre mot de passe.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'Votre adresse e-mail a été modifiée',
      text: [
        `Votre compte utilise maintenant ${email}. L’ancienne adresse ne l’ouvre plus.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : votre compte retrouve cette adresse, tous les appareils sont déconnectés et votre mot de passe ne fonctionne plus.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'address-wanted': () => ({
      subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
      text: [
        'Quelqu’un qui a un autre compte Calluna a voulu lui donner cette adresse. Elle appartient à votre compte : rien n’a changé.',
        'Si c’était vous, connectez-vous au compte qui a cette adresse. Sinon, ne faites rien.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Associez Google à votre compte',
      text: [
        'Quelqu’un s’est connecté avec un compte Google portant votre adresse. Si c’était vous, associez les deux : chacun ouvrira ensuite votre compte.',
        `Le lien fonctionne une fois, jusqu’au ${until}. Si ce n’était pas vous, ne faites rien.`,
      ],
      button: 'Associer Google',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'Connexion depuis un nouvel appareil',
      text: [
        'Une connexion à votre compte a eu lieu depuis un appareil que nous n’avions jamais vu.',
        'Si c’était vous, vous n’avez rien à faire.',
        `Si ce n’était pas vous, utilisez le bouton avant le ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'Une session a servi à deux endroits',
      text: [
        'Une de vos sessions a servi à deux endroits à la fois, comme lorsque quelqu’un la copie depuis un appareil. Nous l’avons fermée aux deux endroits : reconnectez-vous là où vous en avez besoin.',
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    disowned: ({
      until,
      reopened,
      email_back,
      passkeys_off,
      passkeys_left,
      factor_off,
      codes_void,
      google_off,
      phone_off,
      calendar_off,
    }) => ({
      subject: 'Votre compte est protégé',
      text: [
        'Vous avez signalé une connexion qui n’était pas la vôtre. Tous les appareils sont déconnectés et votre mot de passe ne fonctionne plus.',
        ...(reopened
          ? [
              'Votre compte avait été supprimé depuis cette connexion. Il est rouvert, avec tout son contenu. S’il y avait un abonnement, il n’est pas reconduit, et le renvoi d’appels est désactivé jusqu’à ce que vous le configuriez à nouveau.',
            ]
          : []),
        ...(email_back
          ? ['L’adresse de votre compte avait été changée depuis cette connexion. C’est de nouveau celle-ci.']
          : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'La clé d’accès utilisée pour cette connexion et celles ajoutées depuis sont supprimées. Vos autres clés restent valables.'
                : 'La clé d’accès utilisée pour cette connexion et celles ajoutées depuis sont supprimées.',
            ]
          : []),
        ...(factor_off
          ? [
              'Le second facteur mis en place depuis cette connexion est désactivé. Vous pouvez activer le vôtre sous Sécurité.',
            ]
          : []),
        ...(codes_void
          ? [
              'Votre second facteur reste activé. Ses codes de secours ont été remplacés depuis cette connexion : plus aucun ne fonctionne. Créez-en de nouveaux sous Sécurité.',
            ]
          : []),
        ...(google_off ? ['Le compte Google associé depuis cette connexion est dissocié.'] : []),
        ...(phone_off ? ['Le numéro de téléphone ajouté depuis cette connexion est supprimé.'] : []),
        `Choisissez ici un nouveau mot de passe. Le lien fonctionne une fois, jusqu’au ${until}. Ensuite, demandez-en un autre sur la page de connexion.`,
        ...(calendar_off
          ? [
              'L’adresse secrète de votre agenda a pris fin aussi : si vous en utilisez une, créez-en une nouvelle sous Assistant d’appel.',
            ]
          : []),
      ],
      button: 'Choisir un mot de passe',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'Un mot de passe a été défini',
      text: [
        `Un mot de passe a été défini pour votre compte le ${at}, depuis ${device}. Vous pouvez désormais vous connecter avec lui aussi.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: place ? [['Lieu approximatif', place]] : [],
      button: 'Ce n’était pas moi',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'Votre mot de passe a été modifié',
      text: [
        `Le mot de passe de votre compte a été modifié le ${at}, depuis ${device}. Les autres sessions sont fermées.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: place ? [['Lieu approximatif', place]] : [],
      button: 'Ce n’était pas moi',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'Le second facteur est activé',
      text: [
        `Depuis le ${at}, toute connexion, sauf avec une clé d’accès, demande aussi six chiffres de votre application d’authentification.`,
        'Gardez vos codes de secours là où vous les retrouverez.',
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il désactive le second facteur, déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'Le second facteur est désactivé',
      text: [
        `Depuis le ${at}, la connexion ne demande plus les chiffres d’une application.`,
        'Si ce n’était pas vous, changez votre mot de passe et réactivez le second facteur.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'De nouveaux codes de secours ont été créés',
      text: [
        `De nouveaux codes de secours de votre second facteur ont été créés le ${at}. Les anciens ne servent plus.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il annule les nouveaux codes, déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject:
        left === 0
          ? 'Votre dernier code de secours a servi à se connecter'
          : 'Un code de secours a servi à se connecter',
      text: [
        `Quelqu’un s’est connecté à votre compte avec l’un de vos codes de secours${is_new_device ? ', depuis un appareil que nous n’avions jamais vu' : ''}. Ce code ne sert plus. Codes restants : ${left}.`,
        left === 0
          ? 'Si c’était vous, créez de nouveaux codes dès maintenant : c’était le dernier, et sans l’application ni code, personne ne peut plus se connecter.'
          : 'Si c’était vous, vous n’avez rien à faire. Créez de nouveaux codes avant d’avoir utilisé le dernier.',
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau. Créez ensuite de nouveaux codes de secours, car les autres sont peut-être connus aussi.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
      codes: 'Créer de nouveaux codes de secours :',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'De nombreux mots de passe erronés pour votre compte',
      text: [
        `Au cours des dernières 24 heures, plus de ${tries} mots de passe erronés ont été saisis pour votre compte. Aucun ne l’a ouvert. Quelqu’un essaie sans doute de deviner le vôtre.`,
        'Votre compte n’est pas bloqué : vous pouvez vous connecter comme d’habitude. Si votre mot de passe est court, ou s’il sert ailleurs, changez-le maintenant. Sous Sécurité, vous pouvez ajouter une clé d’accès ou un second facteur : deviner le mot de passe ne suffit alors plus.',
      ],
      button: 'Changer le mot de passe',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'Une connexion s’est arrêtée au second facteur',
      text: [
        `Le ${at}, quelqu’un a franchi la première étape de la connexion à votre compte depuis ${device}, puis a saisi un mauvais code de second facteur. Cette personne n’a pas pu se connecter.`,
        `Si c’était vous, vous n’avez rien à faire. Sinon, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: place ? [['Lieu approximatif', place]] : [],
      button: 'Ce n’était pas moi',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'Une clé d’accès a été ajoutée',
      text: [
        `La clé d’accès « ${name} » a été ajoutée à votre compte le ${at}, depuis ${device}. Elle permet de se connecter sans mot de passe.`,
        `Si c’était vous, vous n’avez rien à faire. Sinon, supprimez-la ici avant le ${until} : tous les appareils seront aussi déconnectés. Choisissez ensuite un nouveau mot de passe.`,
      ],
      rows: place ? [['Lieu approximatif', place]] : [],
      button: 'Ce n’était pas moi',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'Une clé d’accès a été supprimée',
      text: [
        `La clé d’accès « ${name} » a été retirée de votre compte le ${at}, depuis ${device}. Elle ne permet plus de se connecter.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: place ? [['Lieu approximatif', place]] : [],
      button: 'Ce n’était pas moi',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'Votre numéro de téléphone a été modifié',
      text: [
        `Votre compte utilise maintenant le numéro ${phone}.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il retire le numéro, déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'Google est associé',
      text: [
        `Le compte Google ${email} ouvre maintenant aussi votre compte.`,
        `Si ce n’était pas vous, servez-vous du bouton jusqu’au ${until} : il dissocie ce compte Google, déconnecte tous les appareils, invalide votre mot de passe et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [['Appareil', device], ['Date', at], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Ce n’était pas moi',
    }),
    'spam-week': ({ count }) => ({
      subject: `${count} ${count < 2 ? 'appel indésirable écarté' : 'appels indésirables écartés'} cette semaine`,
      text: [
        'Votre téléphone n’a pas sonné, et vous n’avez rien à faire.',
        'Si l’un d’eux n’était pas indésirable, dites-le : son numéro passera.',
      ],
      button: 'Voir ces appels',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Appels des dernières 24 heures : ${calls}${urgent ? `, urgents : ${urgent}` : ''}`,
      text: [
        `Appels des dernières 24 heures : ${calls}. Urgents encore ouverts : ${urgent}. Personnes qui attendent un rappel : ${waiting}, en retard : ${overdue}. Rappels demain : ${callbacks}. Indésirables écartés : ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Urgent',
        overdue: 'En retard',
        tomorrow: 'Demain',
        more: (count) => `${count} de plus dans la liste`,
      }),
      button: 'Voir tous les appels',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Un code a été mal saisi trop souvent',
      text: [
        `Le ${at}, un code de votre compte a été mal saisi trop souvent. Il ne fonctionne plus, et personne n’est entré.`,
        'Si c’était vous, demandez-en un nouveau. Sinon, vous n’avez rien à faire.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Votre code Calluna',
      text: [
        `${pin} est votre code. Saisissez-le sur la page où vous l’avez demandé.`,
        `Il est valable jusqu’au ${until}. Si vous ne l’avez pas demandé, ne faites rien : sans le code, personne ne peut rien apprendre.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'Votre compte est fermé',
      text: [
        `Votre compte a été supprimé le ${at}. Ses données seront supprimées définitivement le ${until}. Jusque-là, vous pouvez le garder : le bouton le rouvre avec tout son contenu.`,
        'Si vous ne faites rien, plus rien ne sera débité. Les reçus et ce que la loi nous oblige à conserver le sont pour la durée prévue.',
        `Si ce n’était pas vous, utilisez le lien « Ce n’était pas moi » ci-dessous jusqu’au ${disown_until} : il rouvre le compte, déconnecte tous les appareils, rend votre mot de passe inutilisable et vous envoie un lien pour en choisir un nouveau.`,
      ],
      rows: [
        ...(device ? [['Appareil', device] as const] : []),
        ...(place ? [['Lieu approximatif', place] as const] : []),
      ],
      button: 'Garder mon compte',
      disown: 'Ce n’était pas moi :',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'Votre compte est rouvert',
      text: [
        `La suppression de votre compte a été annulée le ${at}. Tout son contenu est de nouveau là, et vous vous connectez comme avant.`,
        paid_until
          ? `Votre abonnement est payé jusqu’au ${paid_until} et n’est pas reconduit. Le renvoi d’appels est désactivé.`
          : 'Le renvoi d’appels est désactivé jusqu’à ce que vous le configuriez à nouveau.',
        'Le lien de notre e-mail ne donne pas accès à votre compte. Si ce n’était pas vous, connectez-vous et supprimez de nouveau le compte.',
      ],
      rows: [['Appareil', device], ...(place ? [['Lieu approximatif', place] as const] : [])],
      button: 'Se connecter',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'L’assistance a consulté votre compte',
      text: [
        `Notre assistance a consulté votre compte le ${at}. Motif : ${reason}`,
        'L’assistance peut consulter, mais ne peut rien modifier. Chaque consultation figure dans Sécurité.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'L’information signalée a été supprimée',
        former: 'L’information signalée a été corrigée',
        kept: 'Nous avons vérifié l’information signalée',
      }[outcome],
      text: [
        `Le ${at}, vous nous avez signalé une information fausse.`,
        {
          withdrawn:
            'Vous aviez raison. Nous l’avons supprimée, et la prochaine mise à jour de nos sources ne la fera pas revenir.',
          former:
            'Vous aviez raison. Elle est désormais indiquée comme obsolète et ne sert plus à retrouver la personne.',
          kept: 'Nous n’avons pas trouvé d’erreur : l’information reste en l’état et n’est plus indiquée comme contestée.',
        }[outcome],
        ...(reason ? [`Notre remarque : ${reason}`] : []),
      ],
      button: 'Voir la fiche',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `Une information provenant de ${source} est contestée`,
      text: [
        'Une personne indique qu’une information à son sujet dans vos données est fausse. Merci de la vérifier et de la corriger si nécessaire.',
        'D’ici là, nous ne nous y fions pas. Le champ est désigné par son nom dans notre index.',
      ],
      rows: [
        ['Référence', reference],
        ...(records ? [['Votre enregistrement', records] as const] : []),
        ['Champ', field],
        [
          'Signalé comme',
          {
            'never-theirs': 'n’a jamais concerné cette personne',
            'out-of-date': 'obsolète',
            'someone-else': 'concerne quelqu’un d’autre',
          }[kind],
        ],
        ['Signalé le', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `${pin} est votre code Calluna. Ne le donnez à personne.`,
    'privacy-pin': ({ pin }) =>
      `${pin} est votre code Calluna pour voir et modifier vos données. Ne le donnez à personne.`,
    'chat-link': ({ link }) => `Calluna : continuez ici : ${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) =>
      `Calluna : ${people === 0 ? 'Aucune personne trouvée' : people === 1 ? '1 personne trouvée' : `${people} personnes trouvées`}. ${link}`,
    'opted-out': () => 'Calluna : vous ne recevrez plus nos SMS. Répondez START pour les recevoir de nouveau.',
    'opted-in': () =>
      'Calluna : vous recevez de nouveau nos SMS. Répondez AIDE pour en savoir plus, STOP pour ne plus en recevoir.',
    help: () =>
      'Calluna : codes et avis de votre compte. Des frais sont possibles. Répondez STOP pour ne plus en recevoir.',
  },
};
