import type {
  nextTexts as EnglishNext,
  officeNextTexts as EnglishOfficeNext,
  procurementTexts as EnglishProcurement,
  promisedQuoteTexts as EnglishPromisedQuote,
} from '#texts/next-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** One sentence each: what happens next, and who does it. Read by the distributor. */
export const nextTexts = {
  WAITING_FOR_QUOTE: 'Nous calculons le fret et vous envoyons un devis.',
  QUOTE_RECEIVED: 'Vous confirmez la commande, puis nous commençons à la traiter.',
  CONFIRMED: 'Nous demandons un prépaiement ou lançons la production.',
  WAITING_FOR_PREPAYMENT: 'Vous effectuez le prépaiement et nous envoyez le justificatif.',
  PREPAYMENT_SUBMITTED: 'Nous vérifions votre justificatif de prépaiement.',
  PREPAYMENT_APPROVED: 'Nous lançons la production ou demandons une licence d’importation.',
  WAITING_FOR_LICENSE: 'Vous nous envoyez la licence d’importation.',
  LICENSE_SUBMITTED: 'Nous vérifions votre licence d’importation.',
  LICENSE_APPROVED: 'Nous lançons la production.',
  IN_PRODUCTION: 'Nous terminons la production et vous envoyons les documents d’expédition à approuver.',
  DOCUMENTS_APPROVED:
    'Nous terminons la production et expédions la marchandise avec les documents que vous avez approuvés.',
  DOCUMENTS_REJECTED: 'Nous corrigeons les documents d’expédition et vous les renvoyons.',
  PENDING_APPROVAL: 'Vous approuvez les documents d’expédition, ou vous nous dites ce qui ne va pas.',
  WAITING_FOR_PREINSPECTION: 'Vous nous envoyez le document de préinspection.',
  PREINSPECTION_SUBMITTED: 'Nous vérifions votre document de préinspection.',
  PREINSPECTION_APPROVED: 'Nous expédions la marchandise.',
  SHIPPED: 'Le transporteur livre la marchandise.',
  DELIVERED: 'Nous vous envoyons la facture.',
  BILLED: 'Rien : cette commande est terminée.',
  CANCELLED: 'Commande close, aucune action requise. Vous pouvez commander à nouveau.',
  ON_HOLD: 'Nous nous en occupons. La commande reprend dès qu’elle est débloquée.',
  ON_HOLD_QUOTED: 'Vous pouvez confirmer le devis. La commande reprend dès qu’elle est débloquée.',
} satisfies Translated<typeof EnglishNext>

/** What only PROCUREMENT does, as the others of the company read it. */
export const procurementTexts = {
  QUOTE_RECEIVED: 'Votre service achats confirme la commande, puis nous commençons à la traiter.',
  WAITING_FOR_PREPAYMENT: 'Votre service achats effectue le prépaiement et nous envoie le justificatif.',
  WAITING_FOR_LICENSE: 'Votre service achats nous envoie la licence d’importation.',
  ON_HOLD_QUOTED: 'Votre service achats peut confirmer le devis. La commande reprend dès qu’elle est débloquée.',
  PENDING_APPROVAL: 'Votre service achats approuve les documents d’expédition, ou nous dit ce qui ne va pas.',
  WAITING_FOR_PREINSPECTION: 'Votre service achats nous envoie le document de préinspection.',
} satisfies Translated<typeof EnglishProcurement>

/** The same for staff. */
export const officeNextTexts = {
  WAITING_FOR_QUOTE: 'Le service commercial envoie le devis.',
  QUOTE_RECEIVED: 'Le distributeur confirme ou refuse le devis.',
  CONFIRMED: 'Le service opérations demande un prépaiement ou une licence d’importation, ou lance la production.',
  WAITING_FOR_PREPAYMENT: 'Le distributeur envoie le justificatif de prépaiement.',
  PREPAYMENT_SUBMITTED: 'Le service opérations ou qualité examine le justificatif de prépaiement.',
  PREPAYMENT_APPROVED: 'Le service opérations lance la production ou demande une licence d’importation.',
  WAITING_FOR_LICENSE: 'Le distributeur envoie la licence d’importation.',
  LICENSE_SUBMITTED: 'Le service opérations ou qualité examine la licence d’importation.',
  LICENSE_APPROVED: 'Le service opérations lance la production.',
  IN_PRODUCTION: 'Le service opérations envoie les documents d’expédition pour approbation.',
  DOCUMENTS_APPROVED: 'Le service opérations expédie la commande ou demande une préinspection.',
  DOCUMENTS_REJECTED: 'Le service opérations corrige les documents d’expédition et les renvoie.',
  PENDING_APPROVAL: 'Le distributeur approuve ou refuse les documents d’expédition.',
  WAITING_FOR_PREINSPECTION: 'Le distributeur envoie le document de préinspection.',
  PREINSPECTION_SUBMITTED: 'Le service opérations ou qualité examine le document de préinspection.',
  PREINSPECTION_APPROVED: 'Le service opérations expédie la commande.',
  SHIPPED: 'Le service opérations enregistre la livraison.',
  DELIVERED: 'Le service opérations envoie la facture.',
  BILLED: 'Rien : cette commande est terminée.',
  CANCELLED: 'Commande close, aucune action requise.',
  ON_HOLD: 'Le service qualité débloque la commande. D’ici là, elle ne peut pas avancer.',
  ON_HOLD_QUOTED:
    'Le service qualité débloque la commande. En attendant, le distributeur peut confirmer ou refuser le devis.',
} satisfies Translated<typeof EnglishOfficeNext>

/** The same for staff while a quote is promised: by when, or that this moment has passed. */
export const promisedQuoteTexts = {
  due: (by) => `Le service commercial envoie le devis, promis sous 72 heures : au plus tard le ${by}.`,
  late: (by) => `Le devis est en retard : il était promis pour le ${by}. Envoyez-le dès que possible.`,
} satisfies Translated<typeof EnglishPromisedQuote>
