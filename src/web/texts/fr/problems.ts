import type { problemTexts as English } from '#texts/problems.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What is said where no answer says why. */
export const problemTexts = {
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  failed: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
  away: 'Le portail est momentanément indisponible. Réessayez dans quelques secondes.',
} satisfies Translated<typeof English>
