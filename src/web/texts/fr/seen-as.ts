import type { seenAsTexts as English } from '#texts/seen-as.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The portal as a company sees it. */
export const seenAsTexts = {
  button: 'Voir comme cette entreprise',
  title: (company) => `Voir le portail comme ${company}`,
  lead: 'Vous voyez ce que voient ses utilisateurs : la boutique avec ses prix, les commandes, les documents, les contrats, les étiquettes et la fidélité. Vous ne pouvez rien modifier ni envoyer. Votre consultation et son motif sont inscrits dans la chronologie de l’entreprise.',
  reason: 'Motif',
  missing: 'Indiquez pourquoi vous consultez le portail',
  keep: 'Annuler',
  begin: 'Commencer',
  banner: (company) => `Vous voyez le portail tel que ${company} le voit.`,
  readOnly: 'Lecture seule jusqu’au',
  back: 'Retour au back-office',
} satisfies Translated<typeof English>
