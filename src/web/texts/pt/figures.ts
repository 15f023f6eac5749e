import type { figureTexts as English } from '#texts/figures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where a figure comes from: the events behind it. */
export const figureTexts = {
  ask: 'De onde vem este número?',
  askOf: (figure) => `De onde vem este número? ${figure}`,
  title: (figure) => `De onde vem: ${figure}`,
  was: 'Antes',
  is: 'Depois',
  none: 'Ainda nenhum evento alterou este número.',
  see: 'Ver este passo',
  audit: 'Ver este evento',
} satisfies Translated<typeof English>
