import type {
  orderFulfilmentTexts as EnglishOrderFulfilment,
  papersTexts as EnglishPapers,
} from '#texts/order-record.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Papers and facts on the order's page, as staff read them. */
export const papersTexts = {
  waiting: 'En attente d’examen',
  review: 'Examiner',
  sentOn: (at) => `Envoyé le ${at}`,
  theirs: 'Ce que le distributeur a envoyé',
  none: 'Aucun document pour le moment. Le devis sera le premier.',
  drafts: 'Documents d’expédition envoyés pour approbation',
  round: (round) => `Version ${round}`,
  states: { RECEIVED: 'Chez le distributeur', APPROVED: 'Approuvés', REJECTED: 'Refusés' },
  onHold: 'Bloquée :',
} satisfies Translated<typeof EnglishPapers>

export const orderFulfilmentTexts = {
  prepayment: 'Prépaiement',
  until: 'échéance le',
  production: 'Production',
  since: 'depuis le',
  ready: 'prête le',
  expected: 'Attendue le',
  shipment: 'Expédition',
  follow: 'Suivre la marchandise',
  delivered: 'Livraison',
  invoice: 'Facture',
} satisfies Translated<typeof EnglishOrderFulfilment>
