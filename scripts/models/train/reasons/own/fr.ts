import type { OwnCalls } from '#scripts/models/train/reasons/own-calls.ts';

export const fr: OwnCalls = {
  delivery: `bonjour Relais Pickup du bureau de tabac votre colis expire demain venez avec une pièce d'identité
    salut chef c'est le livreur du supermarché j'ai vos courses mais le code ne marche plus au portail
    Cuisines Martel à l'appareil le camion passera mardi entre huit heures et midi pour déposer les meubles
    c'est monsieur Roux au rez-de-chaussée le facteur m'a laissé un recommandé pour vous passez quand vous voulez
    ici le transitaire à Roissy votre envoi est bloqué en douane il me faut la facture d'achat
    bonjour Interflora j'ai un bouquet à remettre à votre dame mais personne n'ouvre
    c'est pour la bouteille de gaz et les deux sacs de granulés je peux monter vers dix-sept heures
    oui c'est le coursier du resto j'ai vos pizzas je suis devant le mauvais bâtiment je crois`,
  appointment: `bonjour Camille de l'agence la visite du deux pièces samedi ne tient plus le locataire refuse on peut dire mardi
    salon Évidence on a un désistement à quinze heures pour votre balayage si ça vous arrange
    étude de maître Colin la signature de la vente est avancée au quatre dites-nous si cela vous va
    c'est Enzo votre coach je dois bouger la séance de jeudi le gymnase est pris
    auto-école du Centre votre heure de conduite de demain saute la voiture est au garage
    ici le Bistrot des Halles je vous appelle pour la table de huit vous serez bien huit ce soir
    la compagnie du gaz pour l'entretien de la chaudière le technicien ne peut pas mercredi on vous propose vendredi
    cabinet d'ophtalmologie rappel de votre consultation lundi neuf heures tapez un pour confirmer
    garage Fabre pour votre contrôle technique on vous attendait mardi mais le banc est en panne on décale`,
  work: `c'est Sandrine des ressources humaines il me manque ta signature sur l'avenant avant la paie
    bonjour vous aviez posé notre parquet au printemps et deux lames se soulèvent vous pourriez repasser voir
    salut c'est Momo je suis coincé sur l'autoroute tu peux faire l'ouverture à ma place
    Fonderie Lorraine le stock d'acier prévu pour votre commande arrive avec deux semaines de retard
    madame Keller je cherche quelqu'un pour photographier notre mariage en juin vous seriez libre
    cabinet de recrutement Talens votre candidature a plu au client il voudrait vous voir pour un second entretien
    c'est le chef le serveur est tombé et toute la caisse est bloquée appelle dès que tu peux
    la mairie de Sens au sujet de votre offre pour le chantier de l'école il nous manque une attestation
    bonjour vous donnez encore des cours de guitare c'est pour mon fils de dix ans`,
  family: `c'est papa tu as oublié ton chargeur à la maison je te le poste
    coucou mon grand c'est mamie ton oncle est à l'hôpital rien de grave appelle ta mère
    c'est ta frangine on se cotise pour les soixante ans de maman tu mets combien
    chéri je suis coincée au boulot tu peux prendre les petits à la crèche et du pain
    c'est tonton René le notaire veut nous voir tous pour la maison de pépé
    ma puce j'arrive à la gare à dix-huit heures viens me chercher avec la voiture
    c'est moi ta cousine de Montréal j'ai eu le bébé c'est une fille
    maman ici la télé ne marche plus je ne sais pas quelle touche appuyer`,
  friend: `hé c'est Flo t'as laissé ton écharpe chez moi hier soir
    salut vieux c'est Hakim du club on cherche un gardien pour le match de jeudi
    c'est Lucie devine qui j'ai croisé au marché je te raconte tout
    yo on part au ski en février il reste une place dans le chalet ça te dit
    c'est Bruno je peux t'emprunter ta remorque samedi pour le déménagement
    coucou ma belle c'est Inès j'ai deux billets pour le concert tu viens avec moi
    mon frère c'est Alioune de la fac on organise un repas des anciens
    salut c'est Pauline je voulais prendre de tes nouvelles depuis ta rupture`,
  health: `pharmacie du Marché votre traitement est arrivé on vous le garde jusqu'à samedi
    bonjour le laboratoire vos analyses sont prêtes le médecin souhaite en parler avec vous
    l'EHPAD des Tilleuls votre maman est tombée cette nuit elle va bien le docteur l'a vue
    ici l'infirmière à domicile je passerai plus tard pour la piqûre de votre mari
    clinique vétérinaire votre chat est réveillé l'opération s'est bien passée
    la mutuelle santé votre demande de prise en charge pour l'hospitalisation est acceptée
    centre de dialyse il faut venir une heure plus tôt à votre séance
    Optique Moderne vos nouvelles lunettes sont arrivées
    programme de dépistage votre trousse n'est pas revenue au laboratoire
    l'établissement du sang il manque du O négatif pouvez-vous donner cette semaine`,
  school: `la vie scolaire du collège votre fils n'est pas en cours depuis ce matin
    la crèche votre petite a trente-neuf de fièvre il faudrait venir la chercher
    c'est le papa de Léo on organise le covoiturage pour la sortie au musée vous avez de la place
    secrétariat de l'université il manque une pièce à votre dossier d'inscription
    la maîtresse de Zoé je voudrais vous voir au sujet de ses devoirs
    l'école sera fermée demain à cause de la neige
    le car de ramassage passera dix minutes plus tôt devant l'église
    la maman de Chloé on fait une cagnotte pour le cadeau de la maîtresse
    le conservatoire l'audition de piano est reportée au dix`,
  service_provider: `c'est le plombier j'ai trouvé la fuite il faut casser le carrelage je fais quoi
    télésurveillance Vigilia votre alarme s'est déclenchée au magasin une patrouille est en route
    service sinistres de votre assurance l'expert passera mardi pour le dégât des eaux
    Enedis une coupure de courant est prévue dans votre rue jeudi matin
    maître Azoulay le jugement est tombé appelez l'étude avant de signer
    garage des Pins l'embrayage est mort et il faut aussi changer le volant moteur
    le comptable il me faut vos factures de mars pour la TVA
    le pressing votre manteau est prêt mais la tache n'est pas partie
    le déménageur notre camion ne pourra pas stationner il faut une autorisation
    le constructeur rappelle votre véhicule pour un défaut d'airbag`,
  bank_real: `Crédit du Nord votre conseillère à propos du découvert passez en agence
    votre carte a été avalée par le distributeur la nouvelle est prête au guichet
    service fraude nous avons bloqué un achat suspect appelez le numéro au dos de votre carte
    caisse populaire votre hypothèque arrive à échéance prenons rendez-vous pour le renouvellement
    le chèque que vous avez remis est revenu sans provision
    il manque un justificatif de domicile pour mettre à jour votre compte
    votre dossier de prêt a été accepté il reste à signer l'offre
    l'agence sera en travaux vos coffres sont transférés à la succursale voisine`,
  sales_wanted: `Menuiserie Petit le devis que vous aviez demandé pour la véranda est prêt
    concession Auto Sud la voiture que vous vouliez essayer est rentrée
    agence de voyages j'ai trouvé deux vols pour Athènes comme vous le souhaitiez
    courtier en assurances le comparatif que vous avez demandé sur notre site est fait
    l'institut de langues vous aviez demandé les tarifs des cours du soir
    le magasin de literie le matelas qui vous plaisait est en promotion jusqu'à dimanche comme vous vouliez attendre
    le monsieur de l'annonce la moto que vous vouliez est toujours disponible je vous la garde
    cuisiniste suite à votre visite j'ai fini le plan et le prix`,
  wrong_number: `allô la boucherie c'est pour commander un rôti ah pardon je me suis trompé
    docteur c'est madame Blin pour mon pansement comment ça ce n'est pas le cabinet oh excusez-moi
    Gérard c'est Lucette tu descends le pain ah vous n'êtes pas Gérard désolée
    un taxi pour l'hôpital tout de suite ah mince mauvais numéro
    message pour monsieur Tavernier vos pneus sont arrivés si vous n'êtes pas monsieur Tavernier ignorez ce message
    je voudrais décaler ma coupe de jeudi hein ce n'est pas le salon ah j'ai inversé deux chiffres
    passez-moi la comptabilité quoi c'est un particulier pardon pour le dérangement
    patron la livraison est faite euh c'est pas le bon numéro on dirait`,
  other: `c'est la gardienne il y a de l'eau qui coule de chez vous dans le hall
    bonjour j'ai trouvé votre portefeuille dans le bus avec cette carte dedans
    la bibliothèque le livre que vous aviez réservé est rentré
    commissariat de Nîmes vous êtes convoqué comme témoin lundi
    la mairie vous avez payé deux fois la taxe nous devons vous rembourser passez au guichet
    c'est le voisin du troisième votre voiture bloque mon garage
    le syndic l'assemblée générale est avancée au douze il nous faut votre pouvoir
    la paroisse on cherche des bras pour monter le chapiteau de la kermesse
    votre propriétaire le loyer de mars n'est pas arrivé
    service urbanisme votre permis de construire est incomplet
    bonjour votre chien est chez nous son collier porte ce numéro
    comité de campagne on distribue les tracts samedi au marché tu viens`,
};
