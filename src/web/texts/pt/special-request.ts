import type { specialRequestTexts as English } from '#texts/special-request.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Around the subjects that may be ticked, whose texts are the module's. */
export const specialRequestTexts = {
  title: 'Tem algum pedido especial? Sobre:',
  help: 'Aplica-se à próxima encomenda que efetuar.',
  other: 'Outro (especifique)',
} satisfies Translated<typeof English>
