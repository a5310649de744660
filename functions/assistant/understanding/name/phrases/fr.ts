import type { Phrases } from '#functions/assistant/understanding/name/phrases/phrases.ts';

export const fr: Phrases = {
  strong: `je m appelle|mon nom est|mon nom c est|moi c est|c est moi|au nom de|dites lui que c est|vous direz que c est|de la part de|de la part d|je me nomme|je me présente|mon prénom c est|mon prénom est|vous êtes avec|vous parlez à|vous parlez avec|nom de famille`,
  intro: `c est|ici|je suis|ici c est|c est juste|c est encore|c est toujours|moi|je me permets|c est de nouveau|c est ta|c est ton|c est votre`,
  weak: `oui|bonjour|allo|bonsoir|salut|coucou|alors|nom|voilà|ah|eh bien|donc|j étais`,
  after: `à l appareil|au téléphone|ici|à l instant|qui t appelle|qui vous appelle|qui appelle|qui vous parle|je vous appelle|je t appelle|j appelle|je vous rappelle|je te rappelle|je vous contacte|à votre service`,
  from: `de la société|de chez|de l entreprise|du cabinet|de la|du|de l|des|de|d|chez|pour la|de votre|de ta|société|cabinet|à la|au`,
  greeting: `bonjour|allo|bonsoir|salut|coucou|oui|merci|pardon|excusez moi|cher|chère`,
  others: `pour|à|au sujet de|avec|et|chez|que|par|parler à|joindre|sur|dans|dire à|entre|contre|rue|avenue|place|saint|sainte|vers|ou|notre|son|sa|ses|nos`,
  titles: `monsieur|madame|mademoiselle|mme|mlle|m|mr|docteur|dr|maître|me|professeur|pr|le|la|l|père|soeur`,
  kin: `maman|papa|mère|père|frère|soeur|fils|fille|femme|mari|tante|tata|tatie|oncle|tonton|cousin|cousine|mamie|mémé|papi|papy|pépé|grand mère|grand père|neveu|nièce|belle mère|beau père|belle soeur|beau frère|voisin|voisine|copine|copain|compagne|compagnon|épouse|époux|marraine|parrain|fiston|propriétaire`,
  kinBeforeName: `tante|tata|tatie|oncle|tonton|mamie|papi|papy|mémé|pépé|mamy`,
  possessives: `ta|ton|votre|sa|son|la|le|ma|mon|leur`,
  places: `clinique|hôpital|pharmacie|cabinet|cabinet dentaire|école|collège|lycée|crèche|université|maternelle|banque|caisse|assurance|assurances|mutuelle|transports|transport|livraison|livraisons|colis|la poste|poste|bureau|centre|médiathèque|bibliothèque|garage|carrosserie|plomberie|chauffage|électricité|toiture|maçonnerie|menuiserie|cuisines|fenêtres|jardinerie|pépinière|boulangerie|pâtisserie|restaurant|bistrot|brasserie|hôtel|auberge|salon|salon de coiffure|coiffure|institut|atelier|galerie|magasin|boutique|fleuriste|librairie|vétérinaire|opticien|optique|laboratoire|labo|radiologie|mairie|tribunal|préfecture|commissariat|gendarmerie|service|services|société|entreprise|groupe|étude|notaire|agence|agence immobilière|immobilier|syndic|régie|voyages|paroisse|club|association|théâtre|salle|résidence|secrétariat|vie scolaire|accueil|standard|dépôt|ferme|traiteur|déménagement|déménagements|serrurerie|pressing|cordonnerie|imprimerie|maison`,
  roles: `plombier|électricien|maçon|chauffeur|livreur|coursier|infirmière|infirmier|secrétaire|institutrice|maîtresse|maître|professeur|prof|entraîneur|directrice|directeur|gestionnaire|comptable|avocat|avocate|notaire|clerc|agent|courtier|courtière|conseiller|conseillère|technicien|technicienne|ingénieur|garagiste|jardinier|menuisier|peintre|couvreur|propriétaire|voisin|voisine|dentiste|vétérinaire|kiné|kinésithérapeute|pharmacien|pharmacienne|opticien|coiffeuse|coiffeur|photographe|traiteur|facteur|gardien|gardienne|concierge|assistante|assistant|serrurier|architecte|collègue|client|cliente|responsable|chef|médecin|sage femme|ostéopathe|orthophoniste|chauffagiste|artisan|bénévole|président|présidente`,
  correction: `non pardon|pardon|enfin|non|je veux dire|plutôt|euh non|excusez moi`,
  fillers: `euh|heu|ben|bah|hein|hum|alors|donc|bon|voilà|enfin|quoi|ouais`,
  particles: `de|du|des|d|la|le|van|von|ben|el|al|da|dos|di|saint`,
  refusal: `pas dire mon nom|préfère pas|préfère ne pas|pas envie de le dire|peu importe|ça ne vous regarde pas|sans nom|anonyme|pas vous dire|ne vous regarde`,
  asked: `qui est à l appareil|qui appelle|votre nom|qui êtes vous|à qui ai je|c est de la part|qui est ce|qui dois je annoncer|de la part de qui|vous présenter|qui vous êtes|qui parle|qui m appelle`,
};
