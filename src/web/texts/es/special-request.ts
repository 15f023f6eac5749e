import type { specialRequestTexts as English } from '#texts/special-request.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Around the subjects that may be ticked, whose texts are the module's. */
export const specialRequestTexts = {
  title: '¿Tiene alguna solicitud especial? Sobre:',
  help: 'Se aplica al próximo pedido que haga.',
  other: 'Otro (especifique)',
} satisfies Translated<typeof English>
