import type {
  answerRequestTexts as EnglishAnswerRequest,
  ownRequestTexts as EnglishOwnRequest,
} from '#texts/product-requests.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Requests for products and labels, on both sides. */
export const ownRequestTexts = {
  open: (on) => `Demandé le ${on}. Vous trouverez notre réponse ici.`,
  done: (on) => `Demande satisfaite le ${on}.`,
  refused: (on) => `Demande refusée le ${on}.`,
} satisfies Translated<typeof EnglishOwnRequest>

export const answerRequestTexts = {
  title: (product) => `Répondre à la demande : ${product}`,
  lead: (company, what) => `${company} a demandé : ${what}.`,
  outcome: 'Décision',
  done: 'Satisfaite',
  refused: 'Refusée',
  sentence: 'Réponse',
  sentenceHelp: 'Le distributeur la lira.',
  missing: 'Saisissez une réponse',
  keep: 'Annuler',
  confirm: 'Envoyer la réponse',
  sent: (company) => `Réponse envoyée à ${company}.`,
} satisfies Translated<typeof EnglishAnswerRequest>
