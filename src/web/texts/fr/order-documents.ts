import type { additionsTexts as EnglishAdditions, documentTexts as EnglishDocument } from '#texts/order-documents.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What a distributor sends, what it is sent for approval, and what it can keep. */
export const documentTexts = {
  previewOf: (name) => `Aperçu : ${name}`,
  downloadOf: (name) => `Télécharger : ${name}`,
  requests: {
    PROOF_OF_PREPAYMENT: {
      title: 'Prépaiement',
      ask: 'Envoyez-nous le justificatif de votre prépaiement, par exemple la confirmation de votre banque. La production démarre dès que nous l’avons vérifié.',
    },
    LICENSE_DOCUMENT: {
      title: 'Licence d’importation',
      ask: 'Envoyez-nous la licence d’importation de cette marchandise. La production se poursuit dès que nous l’avons vérifiée.',
    },
    PREINSPECTION: {
      title: 'Préinspection',
      ask: 'Envoyez-nous le document de préinspection. La marchandise est expédiée dès que nous l’avons vérifié.',
    },
  },
  amount: 'À payer d’avance',
  dueOn: 'Échéance',
  proforma: 'Facture pro forma',
  note: 'Notre note',
  send: 'Envoyer le document',
  chooseFirst: 'Choisissez d’abord un fichier',
  submitted: 'Document déjà envoyé. En attente d’approbation.',
  sent: (label) => `Envoi effectué : ${label}. Nous allons vérifier ce document et vous en informerons.`,
  sentOn: (at) => `Envoyé le ${at}`,
  because: 'Refusé :',
  replace: 'Remplacer le document',
  keepSent: 'Garder le document envoyé',
  rejected: 'Nous n’avons pas pu accepter le dernier document.',
  rejectedBecause: 'Motif :',
  approved: 'Approuvé. Vous n’avez plus rien à faire ici.',
  states: { SUBMITTED: 'En cours d’examen', APPROVED: 'Approuvé', REJECTED: 'Refusé', REPLACED: 'Remplacé' },
  /** What became of a quote that is offered no more. */
  lapsedQuote: {
    WITHDRAWN: 'Retiré',
    REJECTED: 'Refusé',
    EXPIRED: 'Expiré',
    CANCELLED: 'Annulé avec la commande',
  },
  onlySend: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent envoyer des documents.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  documents: 'Documents',
  yours: 'Ce que vous avez envoyé',
  issued: (version, day) => (version === 1 ? `Envoyé le ${day}` : `Version ${version}, envoyée le ${day}`),
  none: 'Le devis s’affiche ici dès qu’il est envoyé.',
  never: 'Cette commande a été annulée avant l’envoi d’un devis.',

  drafts: 'Documents à approuver',
  draftsLead: 'Vérifiez que ces documents sont corrects pour la douane. Ils accompagneront la marchandise expédiée.',
  round: (round) => (round === 1 ? 'Première version' : `Version ${round}, corrigée`),
  approve: 'Approuver les documents',
  reject: 'Refuser les documents',
  onlyDecide: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent les approuver ou les refuser.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  draftsApproved: 'Vous avez approuvé les documents. Nous allons terminer la production et expédier la marchandise.',
  draftsRejected: 'Vous avez refusé les documents. Nous allons les corriger et vous les renvoyer.',
  rejectTitle: 'Refuser ces documents ?',
  rejectLead: 'Nous les corrigerons et vous les renverrons.',
  reason: 'Ce qui ne va pas',
  enterReason: 'Indiquez ce qui ne va pas dans les documents',
  goBack: 'Retour',
  lastRejected: (reason) => `Vous avez refusé la dernière version : ${reason}`,

  track: 'Suivre la commande',
  shipment: 'Expédition',
  carrier: 'Transporteur',
  shippedOn: 'Expédiée le',
  expectedOn: 'Attendue le',
  noLink: 'Le transporteur n’a pas fourni de lien de suivi.',
  invoice: 'Facture',
  invoiceDue: (day) => `À payer au plus tard le ${day}`,
  onHold: 'Cette commande est bloquée.',
  heldForLabel: 'Elle reprend dès que son étiquette est libérée.',
  heldHelp: 'Nous nous en occupons. Vous n’avez rien à faire.',
  heldWhileQuoted: (until) => `Nous nous en occupons. Vous pouvez tout de même confirmer le devis jusqu’au ${until}.`,
  heldWhileAsked: 'Nous nous en occupons. Vous pouvez tout de même envoyer ce que nous avons demandé.',
  readyOn: (day) => `Fin de production prévue : ${day}.`,
  readyLate: (day) => `Fin de production initialement prévue : ${day}. La production est toujours en cours.`,
  earned: (coins) => `Cette livraison vous a rapporté ${coins}.`,
} satisfies Translated<typeof EnglishDocument>

/** What goes with the goods, whenever it was added. */
export const additionsTexts = {
  title: 'Certificats et documents d’expédition',
  addedOn: (at) => `Ajouté le ${at}`,
  toCome: 'À venir',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre la marchandise',
  lots: 'Numéros de lot',
} satisfies Translated<typeof EnglishAdditions>
