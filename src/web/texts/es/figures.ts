import type { figureTexts as English } from '#texts/figures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where a figure comes from: the events behind it. */
export const figureTexts = {
  ask: '¿De dónde viene esta cifra?',
  askOf: (figure) => `¿De dónde viene esta cifra? ${figure}`,
  title: (figure) => `De dónde viene: ${figure}`,
  was: 'Antes',
  is: 'Después',
  none: 'Ningún evento la ha cambiado todavía.',
  see: 'Ver este paso',
  audit: 'Ver este evento',
} satisfies Translated<typeof English>
