import type { Concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';

export const fr: Concepts = {
  parcel: 'colis|paquet|palette|carton|cartons|pli=|recommandé|envoi|suivi|expédi|caisse de',
  courier:
    'livreur|coursier|facteur|transporteur|chauffeur|poste=|la poste|messagerie|point relais|relais|tournée|camionnette|chronopost',
  deliver:
    'livr|déposer le|déposé|remettre|réceptionn|signature|consigne|avis de passage|point de retrait|décharger|enlèvement|repasser',
  neighbour: 'voisin|d à côté|en face|du dessus|du dessous|l étage du|au numéro|palier',
  doorway:
    'portail|interphone|sonnette|digicode|code d|code de la porte|devant chez|devant la porte|personne chez|personne ne répond|adresse|ascenseur|escalier|étage|bâtiment|entrée de|quai|barrière|hall=',
  flowers: 'fleur|bouquet|fleuriste|roses=|gerbe|composition',
  bulky:
    'canapé|frigo|réfrigérateur|lave linge|lave vaisselle|machine à laver|armoire|meuble|matelas|congélateur|lit=|carrelage|sommier|four=|sèche linge',
  appointment: 'rendez vous|rdv|réserv|créneau|séance|agenda|planning|prendre date',
  reschedule:
    'décal|reporter|report=|déplac|changer l heure|autre jour|autre date|autre créneau|annul|avanc|repouss|modifier|reprogramm|changer de',
  confirm: 'confirm|tapez 1|tapez un|appuyez|valider|toujours bon|toujours d accord',
  reminder: 'rappel|rappelons|rappeler votre|24 heures|48 heures|n oubliez',
  table: 'table=|restaurant|couverts|brunch|menu|bistrot|convives|terrasse',
  salon:
    'coiff|coupe=|couleur|balayage|brushing|mèches|manucure|ongles|massage|esthéti|épilation|salon|barbier|tatou|soin=',
  dentist: 'dent=|dents=|dentaire|dentiste|détartrage|orthodont|couronne|opticien|lunettes|ophtalmo|bilan visuel',
  counter:
    'passeport|carte d identité|mairie|préfecture|titre de séjour|état civil|consulat|permis|contrôle technique|visite',
  medic:
    'docteur|médecin|infirmi|clinique|kiné|ostéo|cabinet|spécialiste|cardiolog|dermato|radiolog|sage femme|ehpad|maison de retraite|patient|santé|orthophoniste|aide soignante|psy=|traitement|soins',
  medicine:
    'pharmac|ordonnance|médicament|comprimé|antibiotique|renouvellement de votre traitement|insuline|vaccin|sirop|gouttes|cachet',
  results:
    'résultat|prise de sang|analyse|laboratoire|labo=|bilan sanguin|radio=|scanner|irm|échographie|mammographie|biopsie|tension',
  hospital:
    'hôpital|urgences|opération|opéré|chirurg|bloc=|hospitalis|ambulance|samu|anesthés|pompiers|réanimation|service de',
  ill: 'fièvre|température|vomi|malade|tombé|chute|mal au|mal à la|douleur|bless|toux|genou|hanche|cheville|virus|grippe|gastro',
  animal: 'vétérinaire|véto|chien|chat=|chatte|chiot|chaton|croquettes|collerette',
  school:
    'école|collège|lycée|université|faculté|vie scolaire|rectorat|principal|proviseur|inscription|scolaire|campus|directrice de l|directeur de l|scolarité|cpe|commission scolaire',
  teacher:
    'professeur|prof=|maître|maîtresse|institut|enseignant|moniteur|monitrice|éducat|entraîneur|animatrice|animateur',
  nursery:
    'crèche|garderie|maternelle|nounou|assistante maternelle|halte|cpe=|camp de jour|centre de loisirs|périscolaire',
  pupil:
    'votre fils|votre fille|votre enfant|son fils|sa fille|ta fille est|en classe|sa classe|élève|cm1|cm2|ce1|ce2|sixième|cinquième|quatrième|troisième|terminale|sortie scolaire|cantine',
  lessons:
    'devoirs|maths|contrôle de|bulletin|notes=|carnet|autorisation|kermesse|gâteaux|exposé|examen|audition|spectacle de|récré|comportement|leçon|conduite|cahier|solfège',
  closed: 'sera fermé|est fermé|fermeture|fermé|neige|grève|intempéries|verglas',
  parents: 'parents d|parent|réunion parents|tuteur|famille de|chers parents',
  order:
    'ma commande|ma robe|mon gâteau|notre cuisine|notre extension|commande|retouche|vous faites|vous fabriquez|vous réalisez|sur mesure|cliente|client=|pièce montée|faire appel à vous|vos services|votre travail|votre site|je voudrais un devis|devis pour|demander un devis|logo|traduction|site internet|affiche|maquette|traiteur|photos de mariage|vous avez fait|vous aviez fait',
  invoice: 'facture|impayé|échéance|règlement|relance|bon de commande|paiement|avoir=|solde',
  contract: 'contrat|proposition|appel d offres|signer le|accord|avenant|fournisseur|version du',
  meeting:
    'réunion|présentation|conférence|visio|ordre du jour|diapos|chantier|visite du chantier|dossier|livrable|compte rendu|plan=|plans=|comité',
  shift:
    'remplac|équipe du matin|service du|astreinte|planning|poste de nuit|heures sup|de garde|absent|ouverture demain|arrêt maladie|tournée de demain',
  team: 'collègue|bureau|comptabilité|compta|ressources humaines|rh=|entrepôt|siège|patron|chef=|responsable|direction|équipe|dépôt|atelier|usine|le boulot|au boulot|du boulot|stagiaire|secrétariat de',
  breakdown:
    'serveur|en panne|panne|mot de passe|système|réseau|plante|planté|logiciel|caisse|inondé|bloqué|informatique|imprimante du',
  vacancy: 'entretien|candidature|embauche|poste de|cv=|offre d emploi|recrut|stage|essai|postulé|mission',
  supply:
    'fournisseur|farine|stock|grossiste|acier|béton|ciment|lot=|échantillon|quantité|délai|production|matière|approvisionnement',
  repair:
    'plomb|chaudière|fuite|robinet|tuyau|électric|toiture|gouttière|répar|dépann|serrur|chauffag|chauffage|climatis|clim=|ramon|vanne|pièce est|peintre|maçon|menuisier|carreleur|volet|wc=|évier|radiateur|jardinier|haie|fournaise|plombier|bricol|vitrier|ménage',
  utilities:
    'internet|fibre|box=|compteur|relevé|gaz=|électricité|coupure|eau=|panneau électrique|ligne téléphonique|raccordement|opérateur',
  garage:
    'garage|garagiste|mécano|frein|plaquettes|pneu|vidange|révision|embrayage|courroie|voiture est prête|votre voiture|votre véhicule|carrosserie|pare brise|batterie|moteur',
  law: 'avocat|notaire|maître|succession|acte=|tribunal|dossier|audience|compromis|testament|procuration|huissier|médiation|héritage|juridique|étude',
  tax: 'impôt|comptable|expert comptable|bilan|tva|déclaration|justificatif|fiscal|liasse|trésorerie|notes de frais',
  installation:
    'install|technicien|entretien annuel|intervention|contrôle de l|maintenance|mise en service|déménageur|architecte|diagnostic|géomètre|passage du|expertise|photographe|ascensoriste',
  insurance: 'assurance|assureur|mutuelle|courtier|courtière|police|contrat auto|sinistre|prime=|garantie|franchise',
  quote: 'devis|estimation|tarif|chiffr|proposition de prix|étude de prix|simulation',
  requested:
    'vous avez demandé|vous m avez demandé|vous nous avez demandé|que vous vouliez|vous aviez demandé|votre demande|comme convenu|comme prévu|vous cherchiez|que vous cherchez|suite à votre|suite à notre|demandé|vous souhaitiez|vous étiez intéressé|on a mesuré|pris les mesures|vous êtes passé|votre recherche|comme promis|vous avez vu',
  secondhand:
    'occasion|kilomètres|fourgon|piano|à vendre|le modèle|concession|reprise|essai|showroom|annonce|essayer|vendeur|moto=|camping car|vélo',
  offer:
    'offre|prix=|remise|rabais|option|mensualité|tarif|promotion|croisière|séjour|agence de voyage|circuit|formule|moins cher',
  windows:
    'fenêtre|solaire|panneaux|cuisine équipée|véranda|pompe à chaleur|volets|store|isolation|parquet|portail électrique|placard|pergola|cuisiniste',
  bank: 'banque|caisse d|caisse populaire|conseiller|conseillère|crédit agricole|chargé de clientèle|bancaire|épargne|livret',
  card: 'carte=|carte bancaire|dos de votre carte|carte bleue|votre carte|nouvelle carte',
  loan: 'prêt=|hypothécaire|hypothèque|crédit=|emprunt|immobilier|taux=|accordé|approuvé|mensualités|renouvellement',
  fraud:
    'fraude|inhabituel|suspect|opération|transaction|bloqué|opposition|sécurité|vérifier|jamais vos codes|jamais de code|anti fraude|précaution|avez vous effectué',
  account: 'compte=|virement|salaires|prélèvement|plafond|chèque|rib=|dépôt|découvert|paie=|à terme|terminal',
  branch: 'agence=|guichet|pièce d identité|en agence|succursale|au comptoir|passer à l agence',
  wrong:
    'mauvais numéro|faux numéro|trompé|erreur|c est pas|ce n est pas|pas le bon|je me trompe|vous n êtes pas|c est qui|pas chez|désolé de vous|me suis trompé|suis trompée|pas du tout|ah mince',
  isThat:
    'c est bien|je suis bien|vous êtes bien|est ce que c est|passez moi|je voudrais parler|vous avez des|vous êtes ouvert|je voudrais commander|combien pour|vous faites encore|c est pour commander|est ce que vous|chez le',
  taxi: 'taxi|pizza|billetterie|places pour|aide juridique|commander|course=|dépanneuse|à emporter',
  landlord:
    'propriétaire|proprio|locataire|bailleur|régie|gérance|votre appartement|immeuble|agence immobilière|le bail|caution',
  rent: 'loyer|bail=|charges|dépôt de garantie|quittance|état des lieux|vente de l|hausse|préavis|sous location',
  politics:
    'tract|campagne|bénévole|élection|municipales|vote|bureau de vote|militant|meeting|candidat|pétition|affiches|assesseur|porte à porte|comité de quartier|conseiller municipal|liste=',
  found: 'trouvé|objets trouvés|portefeuille|clés|perdu|retrouvé|oublié|ramassé|sac à',
  disturbance:
    'alarme|bruit|garé|bloque|stationn|phares|fuite chez|fenêtre ouverte|votre voiture gêne|tapage|arbre|fumée|chien aboie|rayé|accroché|gêne',
  police:
    'police|gendarm|commissariat|plainte|témoin|convocation|brigadier|déposition|vol de|agent recenseur|recensement|tribunal',
  association:
    'paroisse|église|chorale|association|club=|concert|tombola|comité|bibliothèque|médiathèque|mosquée|don du sang|vide grenier|fête du|exposition|assemblée|harmonie|répétition',
  building:
    'copropriété|syndic|parking|poubelles|résidence|locaux|ravalement|assemblée générale|cave|local à vélo|cour=|concierge|gardien|stationnement',
  kin: 'maman|papa|mère|père|frère|soeur|tante|tata|oncle|tonton|cousin|mamie|papi|mémé|pépé|grand mère|grand père|belle mère|ton frère|ta soeur|ton mari|ta femme|neveu|nièce|marraine|parrain|beau père|fiston|belle soeur|beau frère',
  child:
    'les enfants|le petit|la petite|les petits|bébé|les gosses|les filles|les garçons|récupérer le|récupérer la|aller chercher|chercher le|chercher la|goûter|doudou',
  meal: 'repas|dîner|déjeuner|manger|dimanche midi|noël|pâques|rôti|gigot|gratin|couscous|apéro dînatoire|souper|poulet',
  love: 'bisou|bises|je t aime|chéri|chérie|mon coeur|ma puce|mon chou|mon grand|ma belle|gros bisous|je t embrasse|mon lapin|ma grande|mon chéri',
  mate: 'mec|poto|pote|mon vieux|vieux|les copains|les potes|la bande|ma poule|gros=|copain|copine|salut=|ça va|frérot|du lycée|de la fac|de l escalade|du foot|du club',
  party:
    'anniversaire|fête|soirée|mariage|témoin|evjf|enterrement de vie|crémaillère|cadeau|réveillon|discours|surprise|apéro|barbecue|baptême',
  leisure:
    'foot|match|rando|raquettes|ski|pêche|concert|ciné|cinéma|bière|boire|café|restau|week end|vacances|camping|voyage|pétanque|tennis|escalade|festival|places=|bar=|karting|plage|vélo|jouer',
  borrow:
    'prêter|emprunter|emprunt du|déménag|coup de main|camion=|remorque|échelle|perceuse|rendre ta|rendre ton|carton|nouvel appart|dépanner|covoiturage',
  baby: 'bébé|naissance|né=|née=|accouch|enceinte|kilos|maternité|elle est là|il est là|fiancé|fiancés',
  reunion:
    'nouvelles|ça fait longtemps|longtemps|pensé à toi|penser à toi|se voir|on se voit|discuter|papoter|retrouvailles|de passage|prendre des|nouveau numéro|revoir|bavarder|fait un bail',
  formal:
    'bonjour|madame|monsieur|merci de|nous vous|veuillez|cordialement|bonne journée|suite à|horaires|je me permets|votre|vous=|disponibilité|message automatique',
  familiar: 'salut|coucou|tu=|toi|t as|rappelle moi|ciao|à plus|ouais|appelle moi|bisous|te=|ton=|ta=|tes=',
};
