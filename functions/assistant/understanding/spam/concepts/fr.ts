import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const fr: Phrases = {
  asks_for_code:
    'le code que vous | code .. recu par sms | code .. par sms | le code recu | code confidentiel | code secret | code de validation | code de confirmation | code a six chiffres | lisez-moi le code | donnez-moi le code | me donner le code | me lire le code | mot de passe | code rio | vos codes | votre code | dictez',
  asks_for_details:
    'numero de carte | numeros de carte | chiffres de votre carte | carte bancaire | numero de securite sociale | date de naissance | votre rib | votre iban | coordonnees bancaires | cryptogramme | numero du compteur | numero de compteur | point de livraison | revenu fiscal | piece d identite par | identifiants | vos identifiants | votre dernier releve | confirmer votre identite | vos coordonnees | numero client | votre carte a cote',
  remote_access:
    'teamviewer | anydesk | any desk | prendre la main | acces a distance | votre ordinateur | support microsoft | support technique | virus | pirate* | infecte* | installez | telecharg* | allumez | logiciel | application a installer',
  gift_card:
    'pcs | coupon* | ticket prepaye | tickets prepayes | carte cadeau | cartes cadeaux | transcash | neosurf | recharge* | western union | carte prepayee | mandat cash | bitcoin | especes',
  safe_account:
    'mettre .. a l abri | compte securise | compte sur | compte de securite | beneficiaire | virement vers | transferer votre argent | votre argent en securite | proteger votre argent | securiser vos fonds | un virement de',
  money_upfront:
    'frais de dossier | frais de port | frais de douane | frais de deblocage | avancer les | acompte | regler la taxe | taxe | petite somme | regler 2 euros | payer les frais | frais d inscription | a payer d avance | caution | avance de frais | euros pour debloquer | seulement les frais | virement immediat',
  threat:
    'huissier | poursuites | saisie | mandat d arret | tribunal | amende* | coupee | sera coupe | suspendu* | bloque* | plainte contre | contentieux | majoration | penal* | stupefiants | procedure judiciaire | procureur | arrest* | expuls* | resilie* | sanction* | risquez | convocation judiciaire | garde a vue | en prison',
  hurry:
    'immediatement | tout de suite | d urgence | urgent* | dernier avis | dernier rappel | dernier avertissement | derniere chance | aujourd hui seulement | uniquement aujourd hui | expire* | fin du mois | dans les 24 heures | dans les 48 heures | sans delai | places limitees | avant ce soir | rappelez vite | au plus vite | dans une heure | valable | reservee aujourd hui | derniers jours | il faut agir',
  secrecy:
    'n en parlez | ne raccrochez pas | restez en ligne | ne dis rien | confidentiel | ne le dites | secret | sans en parler | entre nous | ne quittez pas la ligne | ne dites rien | n appelle pas',
  account_problem:
    'mouvement suspect | operation suspecte | operations suspectes | service fraude | service des fraudes | paiement frauduleux | achat de | un achat | a ete debite | sera debite | piratee | si vous n etes pas a l origine | tentative de | remboursement | rembourse* | compte bloque | votre compte | commande de | conseiller securite | service securite | prelevement',
  names_authority:
    'direction des impots | impots | assurance maladie | carte vitale | police des frontieres | etat | gouvernement | ministere | commissariat central | la caf | prefecture | urssaf | securite sociale | dispositif | brigade financiere | banque de france | interpol | procureur | ameli | antai | officier de police',
  names_big_company:
    'amazon | microsoft | apple | paypal | netflix | google | edf | engie | orange | sfr | free mobile | bouygues | la poste | total | facebook | colissimo',
  relative_in_trouble:
    'j ai eu un accident | au commissariat | en garde a vue | pour l avocat | j ai casse mon telephone | telephone casse | nouveau numero | mon nouveau numero | faire un virement | je te rembourse | ne dis rien a | votre fils | votre fille | votre petit-fils | mamie c est moi | a l hopital il faut payer',
  prize:
    'felicitations | gagne | gagnant* | tirage | tire au sort | tombola | loterie | jeu concours | selectionne* | avez ete choisi | cadeau | lot | gros lot | cheque de | un sejour | croisiere | offert* | bon d achat | chanceu*',
  press_a_key:
    'tapez 1 | tapez un | appuyez sur | faites le 1 | touche 1 | touche | composez le | taper 1 | tapez | restez en ligne | mise en relation | vous mettre en relation | operateur | etre rappele',
  recorded_voice:
    'ceci est un | message important | vous informe | nous vous informons | message confidentiel | message vocal | ne pas ignorer | appel important | reference de votre dossier | numero de dossier | votre dossier | plusieurs tentatives | essaye de vous joindre | nous avons tente',
  investment:
    'invest* | placement* | plateforme | rendement | bitcoin* | crypto* | bourse | trading | garanti* | sans risque | livret | gains | benefices | actions | par mois | epargne | defiscalis* | patrimoine | doubler | fonds perdus | capital | interets',
  loan_or_debt:
    'credit* | pret | rachat | regroupe* | mensualites | surendettement | preselectionnee | tresorerie | financement | sans garantie | dettes | recouvrement | impaye* | emprunt | taux',
  too_good_job:
    'travail a domicile | depuis chez vous | euros par jour | mettre des j aime | revenu complementaire | complement de revenu | temps partiel | sans experience | recrutement | gagner de l argent | liker | noter des | taches simples | petit boulot | emploi a distance | heures par jour',
  you_qualify:
    'eligible* | droit a | vous avez droit | beneficier | beneficiez | prime* | aide* de l etat | aides | subvention | compte formation | cpf | vos droits | pris en charge | financ* a | a un euro | reforme | programme national | gratuit* | sans engagement | droits qui expirent | nouveau dispositif | cheque energie',
  special_offer:
    'promotion* | promo | remise | reduction | offre | offres | tarif* preferentiel | moins cher | economis* | pour cent | moitie prix | prix exceptionnel | bon plan | mieux rembourse | tarif bloque | payez trop | trop cher | bon prix | avantageu* | faire baisser | exceptionnel*',
  sales_script:
    'comment allez-vous | je ne vous derange pas | je vous derange | cinq minutes | deux minutes | une petite minute | vous prendre | quel age avez-vous | chez quel | actuellement chez | je me permets | serait interesse* | etes-vous interesse* | seriez-vous interesse | interess* | notre equipe est | je vous inscris | vous presenter | notre societe | notre partenaire | conseill* commercial | nous proposons | vous proposer | nous intervenons | dans votre secteur | dans votre commune | dans votre departement | dans votre quartier | dans votre region | diagnostic | etude gratuite | charge de clientele | avez-vous pense',
  home_sales:
    'panneaux | solaire* | photovolta* | isolation | pompe a chaleur | mutuelle | obseques | assurance | fenetres | toiture | energie | energetique | electricite et | fournisseur | facture d electricite | proprietaire | votre maison | chaudiere a | renovation | combles | test auditif | alarme | box internet | forfait | champagne | vins | cuisine equipee | un acquereur | vendre votre | estimation | ramassage | matelas | adoucisseur',
  web_listing:
    'fiche google | google | premiere page | referencement | site internet | annuaire | parution | visibilite | vos clients ne | le gerant | terminal de paiement | registre | mise en conformite | accessibilite | encart | avis clients',
  survey: 'enquete | sondage | quelques questions | etude sur | questionnaire | votre avis',
  charity: 'don | dons | faire un don | orphelins | calendrier | enfants malades | association | fondation | cause | recherche contre | cancer | solidarite | parrain*',
  no_name:
    'madame monsieur | le gerant | la gerante | le proprietaire | responsable | chef d entreprise | cher client | chere cliente | qui est a l appareil | a qui ai-je | titulaire | la personne qui s occupe | votre etablissement | votre societe | monsieur ou madame | vous etes bien | plus de 60 ans | la maitresse de maison',
  stranger_flatters:
    'belle voix | jolie voix | mauvais numero mais | voix tres | faire connaissance | devenir amis | on peut discuter | le destin | tu es d ou | vous etes d ou | vieil ami | sympathique | bavarder',
  link_or_app:
    'whatsapp | telegram | le lien | cliquez | suivez le lien | par sms un lien | ajoutez-moi | ecrivez-moi sur | messagerie | application | lien du sms',
  knows_owner:
    'comme convenu | comme prevu | on s etait | je te rappelle | vous m avez | vous nous avez | tu m avais | suite a votre | suite a ton | suite a notre | votre message | ton message | samedi dernier | la semaine derniere | le mois dernier | hier | l autre jour | comme chaque annee | vous avez visite | tu te souviens | a bientot | a demain | a ce soir | vous aviez | tu avais | que vous attendiez | que vous avez',
  family_or_friend:
    'maman | papa | mamie | papi | tata | tonton | tante | oncle | frangin | frere | soeur | cousin* | mon cheri | ma cherie | bisou* | coucou | salut | anniversaire | diner | les enfants | le petit | t inquiete | ma belle | apero | barbecue | rappelle-moi | mon grand | je t embrasse | peche | demenag* | a la maison | ta mere | ton pere | mec | mariage | mon mari | ma femme',
  own_errand:
    'votre commande | vous avez commande | vous avez reserve | votre reservation | vous avez demande | vous avez postule | votre candidature | que vous avez signale | votre demande | votre plainte | votre velo | votre voiture | votre clio | votre devis | votre canape | votre passeport | votre ordonnance | vos analyses | vos resultats | votre chien | votre chat | votre vol | dans la chambre | votre offre | votre dossier de pret | votre degat | votre sinistre | la panne que | vos lunettes | votre livre | votre table | vos clefs | vos cles',
  gives_name_and_reason:
    'c est .. de la | c est .. du | c est .. le | c est .. la | bonjour c est | bonsoir c est | salut c est | ici la | ici le | c est pour te | c etait pour | je suis le | c est au sujet | au sujet de | a propos de | je vous appelle pour vous | je vous appelle de la part | je m appelle | le cabinet | l etude | l agence | l hotel | le garage | la clinique | la mairie | la secretaire | votre conseillere | ici votre',
  no_demand:
    'pas d urgence | rien d urgent | quand vous voulez | quand vous pourrez | quand tu peux | quand vous pouvez | ne tenez pas compte | jamais vos codes | ne vous demanderons jamais | ne demanderons | rien a payer | rien a faire | au dos de votre carte | rien de grave | si c est fait | desole* | merci de votre comprehension | bonne journee | bonne soiree | pas pressé | prenez votre temps | merci beaucoup | merci d avance | au revoir | si ca va | dites-moi si | a votre convenance | nous ne demandons',
  appointment:
    'rendez-vous | confirmer | reporte* | avance* a | decale* | annuler | creneau | demain matin | cet apres-midi | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | a 1 heures | heures 1 | entre .. heures | a midi | la semaine prochaine | table pour | reservation | rappeler votre',
  care_or_school:
    'docteur | cabinet | dentiste | infirmier* | hopital | urgences | pharmacie | ordonnance | medecin | clinique | analyses | resultats | kine | irm | radio | veterinaire | ecole | college | lycee | cours | classe | professeur | maitresse | creche | cantine | vie scolaire | eleve | universite | mediatheque | bibliotheque | fievre | vaccin',
  delivery_at_door:
    'livreur | chauffeur | devant l immeuble | devant chez | le code ne marche | interphone | portail | descendre | colis pour | livraison | livre* | livrer | depose* | voisin* | fleurs | fleuriste | palette | signature | je suis en bas | quai',
  work_matter:
    'reunion | collegue | chef | equipe de | remplacer | ressources humaines | entretien | bon de commande | numero de commande | facture | devis | comptabilite | tva | chantier | contrat | client | dossier | stage | planning | serveur | bulletin de salaire | fournisseur | livrable | papeteries | imprimerie | embauche',
  repair_or_building:
    'plombier | electricien | serrurier | chauffe-eau | fuite | proprietaire de l appart | syndic | garage | garagiste | mecanicien | technicien | reparation | reparer | travaux sur | coupure | sera coupee pour | l eau sera | courant | locataire | loyer | appartement | ascens* | ramoneur | chaudiere | expert | lave-vaisselle | lave-linge | clefs | gardien* | peintre | etat des lieux | vitrier',
  ready_to_collect:
    'est pret* | sont prets | est arrive* | passer a | vous pouvez passer | venir le retirer | venir la chercher | venir chercher | venir le chercher | retirer | recuperer | disponible jusqu | a l accueil | a l agence | passez a | passez ce soir | apporter | n oubliez pas | objets trouves | on vous garde | mis de cote',
  notice_to_all:
    'greve | neige | ferme* | n auront pas lieu | cours n | bureau de vote | vote | municipales | election* | benevole | candidat* | conseil* municipal | collecte | salle des fetes | mairie | paroisse | quartier fete | travaux sont prevus | enedis | meteo | kermesse | votre vol | notre vol',
  wrong_number: 'mauvais numero | trompe de numero | trompee de numero | fait erreur | je me suis trompe | c est bien le | c est bien la | ah non pardon | excusez-moi je',
};
