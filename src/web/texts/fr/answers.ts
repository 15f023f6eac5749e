import type { answerTexts as English, fillers as EnglishFillers } from '#texts/answers.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Questions as people ask them. `terms`: what else they type for it. */
export const answerTexts = {
  cancel: {
    question: 'Comment annuler une commande ?',
    answer:
      'Ouvrez la commande et choisissez « Annuler cette commande ». C’est possible tant que vous n’avez pas confirmé le devis ; ensuite, écrivez-nous sur la page de la commande.',
    terms: 'annulation annule arrêter stopper retirer supprimer',
  },
  change: {
    question: 'Comment modifier une commande ?',
    answer:
      'Ouvrez la commande et choisissez « Modifier la commande », tant que vous n’avez pas confirmé le devis. Nous avons ensuite 72 heures pour établir un nouveau devis.',
    terms: 'modification changer corriger mettre à jour quantité commandes',
  },
  standing: {
    question: 'Puis-je commander la même chose chaque mois ?',
    answer: 'Créez une commande récurrente : le jour prévu, elle arrive dans votre panier et vous passez la commande.',
    terms: 'commande récurrente régulière répéter mensuel mensuelle encore automatique abonnement',
  },
  quote: {
    question: 'Quand vais-je recevoir mon devis ?',
    answer:
      'Sous 72 heures après votre commande. Vous avez ensuite 30 jours pour le confirmer. Chaque commande indique le temps restant.',
    terms: 'reçois fret offre prix cotation délai attente long',
  },
  pay: {
    question: 'Comment payer ?',
    answer:
      'Quand une commande attend son prépaiement, sa page indique le montant, et vous y envoyez le justificatif. La facture vient après la livraison.',
    terms: 'paiement paie règlement régler prépaiement justificatif preuve banque virement argent',
  },
  invoice: {
    question: 'Où sont mes factures ?',
    answer: 'Sur la page de chaque commande livrée, parmi ses documents.',
    terms: 'facture facturation trouver reçu pro forma proforma',
  },
  track: {
    question: 'Où est ma livraison ?',
    answer: 'La page d’une commande expédiée indique le transporteur et le lien de suivi.',
    terms: 'suivre suivi expédition envoi colis transport arrive arrivée commande marchandise',
  },
  issue: {
    question: 'Il y a un problème avec une livraison',
    answer: 'Signalez-le en indiquant le numéro de la commande, si possible avec des photos.',
    terms:
      'endommagé abîmé cassé manque manquant réclamation plainte erreur signaler retour retourner commande marchandise',
  },
  contact: {
    question: 'Qui est mon interlocuteur ?',
    answer:
      'Votre page d’accueil indique votre représentant commercial, avec son adresse e-mail et son numéro de téléphone.',
    terms: 'contact appeler téléphone joindre contacter représentant commercial personne parler responsable aide',
  },
  ask: {
    question: 'Comment poser une question ?',
    answer: 'Ouvrez une demande au service client. Nous répondons sous 48 heures.',
    terms: 'demander aide assistance support ticket demande service client message écrire',
  },
  password: {
    question: 'J’ai oublié mon mot de passe',
    answer:
      'Déconnectez-vous et choisissez « J’ai oublié mon mot de passe » sur la page de connexion : vous recevez un lien par e-mail. Si vous le connaissez, changez-le sur cette page.',
    terms: 'oublié réinitialiser changer perdu identifiant connexion connecter nouveau',
  },
  factor: {
    question: 'Comment configurer un second facteur ?',
    answer: 'Sur cette page, avec une application d’authentification. Conservez les codes de récupération en lieu sûr.',
    terms: 'activer deuxième authentification double 2fa mfa totp code compte sécurité sécuriser protéger',
  },
  colleague: {
    question: 'Comment ajouter un collègue ?',
    answer: 'Ajoutez un utilisateur : votre collègue reçoit par e-mail une invitation valable 48 heures.',
    terms: 'inviter utilisateur équipe employé compte nouveau nouvelle personne',
  },
  address: {
    question: 'Comment ajouter une adresse de livraison ?',
    answer:
      'Ajoutez-la ici et choisissez celle qui est proposée en premier. Une commande est livrée à une seule adresse.',
    terms: 'entrepôt dépôt changer principale adresses expédition',
  },
  emails: {
    question: 'Comment recevoir moins d’e-mails ?',
    answer: 'Choisissez pour chaque type : immédiatement, une fois par jour ou jamais.',
    terms: 'mail mails email notification notifications désabonner désinscrire arrêter désactiver spam',
  },
  careCoins: {
    question: 'Comment utiliser les CareCoins ?',
    answer:
      'Vous les gagnez avec les commandes livrées et les utilisez dans le panier. Cette page indique votre solde et votre statut.',
    terms: 'points fidélité bonus échanger gagner dépenser',
  },
  documents: {
    question: 'Comment remplacer un document expiré ?',
    answer: 'Envoyez ici sa nouvelle version. Notre service qualité l’examine sous dix jours.',
    terms: 'certificat licence déposer téléverser renouveler envoyer mettre à jour valide documents périmé',
  },
  officeQuote: {
    question: 'Comment répondre par un devis ?',
    answer:
      'Ouvrez la commande dans la file d’attente, saisissez le fret et envoyez le devis. La file est triée par temps restant.',
    terms: 'établir émettre fret envoyer cotation prix commande',
  },
  officeRequest: {
    question: 'Comment prendre en charge une demande ?',
    answer: 'Ouvrez-la et choisissez « M’attribuer ». Vos collègues voient ainsi que vous la traitez.',
    terms: 'attribuer assigner reprendre ticket occuper',
  },
  officeCancel: {
    question: 'Comment annuler une commande ?',
    answer: 'Ouvrez la commande et annulez-la en indiquant le motif, tant qu’elle n’est pas expédiée.',
    terms: 'annulation annule arrêter stopper retirer',
  },
  officeActivate: {
    question: 'Comment activer une entreprise ?',
    answer:
      'Approuvez ses documents obligatoires et définissez ses pays et son représentant commercial. Activez-la ensuite.',
    terms: 'activation distributeur compte approuver vérification préalable examen',
  },
  officeInvite: {
    question: 'Comment ajouter un collègue ?',
    answer: 'Invitez une personne et choisissez son rôle. L’invitation est valable 48 heures.',
    terms: 'inviter utilisateur équipe compte nouveau nouvelle',
  },
} satisfies Translated<typeof English>

export const fillers =
  'à au aux avec ce ces cette comment d dans de des dois doit du elle en est et être faire fait faut il je l la le les leur ma mes mon ne nos notre nous on ou où par pas peut peux pour pourquoi puis-je quand que quel quelle qu qui se si son sa ses sur un une votre vos vous y' satisfies Translated<
    typeof EnglishFillers
  >
