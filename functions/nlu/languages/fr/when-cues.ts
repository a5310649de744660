import type { Cues } from '#functions/nlu/when/cues.ts';

export const whenCues: Cues = {
  asks: 'quand|quel moment|quelle heure|rappel|vous joindre|quel jour|vous arrange|vous convien',
  call: "recontact|coup de tel|on s'appelle|se parle|faites-moi signe|fais-moi signe|te joindre|vous me join|passe un coup|l'appeler|joindre|vous me rap|tu me rap|un appel|rappelez|rappelle|me rappel|appelez|appelle|m'appel|nous rappel|nous appel|me joindre|nous joindre|un coup de fil|passe-moi|passez-moi|rappeler|contactez|disons|tu dis|dis-moi|passez un coup|me telephon|coup de bigo|au telephone|par telephone|on en parle|en parler|en discuter|vous entendre|contacter|sonne-moi|sonnez|joignez|joins-moi|bigo|un fil|tel|appeler|m avoir|vous parler|te parler|parler|causer|un bip|s appelle|s appeler|passer un appel|un petit appel|me passer un|nous passer un|donne-moi un|donnez-moi un|m'avoir au|me biper|bipe|appel en retour|retour d'appel|un retour|donner de vos nouvelles|faire signe|fais signe|faites signe|retelephonez|retelephone-moi|recontactez|ressayez|reessayez|retentez|essayez de rappeler|me rebiper|refaites",
  tell: 'dites-moi|dis-nous|dites-nous|confirme|communiquez|informez|repondez|reponds|prevenez|previens|tenez-moi|envoyez|une reponse|votre reponse|signale',
  free: "dispo|je reponds|je decroche|je suis libre|je serai libre|joignable|je suis seul|je suis au bureau|je suis a la maison|je serai la|je suis chez moi|mon trou|ma pause|en pause|je suis rentr|je finis|je sors|a mon bureau|au cabinet|j'ai un creneau|vous me trouvez",
  needless:
    "pas la peine|inutile|pas besoin|n'avez rien|ne pas y repondre|ne pas repondre|rien a faire|aucune demarche|ne rappelez pas|ne m'appelez pas|sans rappeler|pas necessaire|ne me rappelle pas|ne vous derangez pas|ne te derange pas|sans reponse de votre part|pas utile|aucun rappel|ne prenez pas la peine",
  self: "je vais rappel|je vais retent|je referai|je re-essai|on repasse|nous repass|je retest|on se rappel|je tenterai|retenterai|reessaie|je reviendrai|je vous reappel|pas la peine|inutile|pas besoin|je rappel|je retente|je reess|je vous rappel|je te rappel|on vous rappel|nous vous rappel|je passe|je repasse|je vous appel|je t'appel|j'arrive|je reviens|on te rappel|ne m'appelle|je retel|rappellerai|rappellerons|vous appellera|vous rappellera|va vous rappeler|va vous appeler|te rappellera|va te rappeler|vous contactera|vous contacterons|on vous recontact|nous vous recontact|vous rappelons|vous recontactera|on vous appelle demain|on vous rappelle|on te rappelle|nous rappellerons|je vous rappellerai|je te rappellerai|je rappellerai|on reessaie|nous reessa|je vous refais|je te refais|je vous passe un coup|je te passe un coup|je vous retelephone|je te retelephone|on vous repasse|mon collegue vous|ma collegue vous|c'est moi qui rappel|c'est moi qui vous|c'est moi qui t",
  intro:
    "j'appelle|je vous appelle|je t'appelle|je vous appelais|je telephone|j'appelais|j'ai appele|j'ai essaye|vous m'avez appele|tu m'as appele|suite a votre appel|appel manque|je vous contacte|je te telephone|je vous telephone|on vous appelle|nous vous appelons|un appel automatique",
  suits:
    'ca me va|ce serait|serait|parfait|ca ira|si possible|s il vous|c est bien|me convient|c est plus|si vous pouvez|je suis disponible|ca marche',
  unfit: "je peux pas|j'ai le|pas possible|on est ferme|la chorale|c'est mort",
  busy: "jusqu'|je suis|on est|ferme|sauf|je travaille|j'ai|occupe|rendez-vous|rdv|livr|depuis|a ouvrir|prevu|ouvert|je bosse|reunion|je pars|en deplacement|pas cours|je garde|au travail|de service|ca ferme|indisponible",
  earliest:
    "pas avant|a partir d|a compter d|au plus tot|des le|jamais avant|pas la peine d'appeler avant|pas la peine de rappeler avant|n'appelez pas avant|n'appelle pas avant|ne rappelez pas avant|ne rappelle pas avant|ne m'appelez pas avant|inutile d'appeler avant|inutile de rappeler avant|surtout pas avant|pas besoin d'appeler avant|seulement apres|attendez|attends|uniquement a partir|d'appeler avant|de rappeler avant|de telephoner avant|appelez pas avant|rappelez pas avant|appelle pas avant|rappelle pas avant|ne serai pas la avant|ne sera pas la avant|revient pas avant",
  event:
    'rendez-vous|rdv|livr|reunion|prevu|commence|demarre|debut|fete|anniversaire|match|entrainement|cours|examen|consultation|visite|arrive|depart|train|ferme|expire|echeance|mariage|obseques|spectacle|intervention|passage|reserv|concert|deplace|annul|report|controle|rappel de',
  come: 'venir|passer|viens|venez|recuper|retirer|chercher|apport|amene|rejoin',
  hours: 'ouvert|ouvre|horaires|du lundi|fermons|on ferme|ferme a',
  vague:
    "quand vous|quand tu|n'importe|a l'occasion|des que|au plus vite|tout de suite|sans urgence|peu importe|comme vous voulez|quand ca vous|a tout moment",
  that: 'a ce moment|a cette heure|ce jour-la|la-dessus|a la meme heure',
  so: 'donc |alors |disons |du coup |plutôt ',
  not: 'mais pas |surtout pas |sauf ',
  wrong: 'mauvais numero|trompe de numero|me suis tromp|fait erreur|erreur de numero|faux numero',
  recorded: 'tapez 1|tapez 2|tapez 9|message automatique|message de la|ne repondez pas|message enregistre',
  agrees: "oui|d'accord|ok|parfait|tres bien|ca marche|ca me va|volontiers|entendu|celui-la",
  first: 'premier',
  second: 'deuxieme|second|dernier',
};
