import type { figureTexts as English } from '#texts/figures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where a figure comes from: the events behind it. */
export const figureTexts = {
  ask: 'D’où vient ce chiffre ?',
  askOf: (figure) => `D’où vient ce chiffre ? ${figure}`,
  title: (figure) => `Origine du chiffre : ${figure}`,
  was: 'Avant',
  is: 'Après',
  none: 'Aucun événement ne l’a encore modifié.',
  see: 'Voir cette étape',
  audit: 'Voir cet événement',
} satisfies Translated<typeof English>
