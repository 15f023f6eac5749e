import type { problemTexts as English } from '#texts/problems.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What is said where no answer says why. */
export const problemTexts = {
  unreachable: 'No se puede acceder al servidor. Revise su conexión e inténtelo de nuevo.',
  failed: 'Algo salió mal de nuestro lado. Inténtelo de nuevo en un momento.',
  away: 'El portal no está disponible por un momento. Inténtelo de nuevo en unos segundos.',
} satisfies Translated<typeof English>
