import type { secondPersonTexts as English } from '#texts/second-person.ts'
import type { Translated } from '#web/texts/translated.ts'

export const secondPersonTexts = {
  requested: 'Solicitado: una segunda persona debe aprobar esto primero. Todavía no ha cambiado nada.',
  title: 'Una segunda persona debe aprobar esto',
  lead: 'Nada cambia hasta que otra persona lo apruebe. Esa persona lee su motivo.',
  reason: 'Motivo',
  missing: 'Ingrese un motivo',
  keep: 'Cancelar',
  confirm: 'Solicitar aprobación',
  matters: {
    activations: 'Activación de un distribuidor',
    careCoins: 'CareCoins',
    discounts: 'Descuento',
    erasures: 'Borrado de una persona',
    prices: 'Precios',
    rules: 'Reglas de las aprobaciones',
  },
  waits: (what, who) => `A la espera de una segunda persona: ${what}, solicitado por ${who}.`,
  open: 'Abrir la solicitud',
} satisfies Translated<typeof English>
