import type { specialRequestTexts as English } from '#texts/special-request.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Around the subjects that may be ticked, whose texts are the module's. */
export const specialRequestTexts = {
  title: 'Avez-vous une demande particulière ? Concernant :',
  help: 'Elle s’applique à la prochaine commande que vous passez.',
  other: 'Autre (à préciser)',
} satisfies Translated<typeof English>
