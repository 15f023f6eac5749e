import type { secondPersonTexts as English } from '#texts/second-person.ts'
import type { Translated } from '#web/texts/translated.ts'

export const secondPersonTexts = {
  requested: 'Pedido: uma segunda pessoa tem de aprovar isto primeiro. Ainda nada mudou.',
  title: 'Uma segunda pessoa tem de aprovar isto',
  lead: 'Nada muda até outra pessoa aprovar. Essa pessoa lê o seu motivo.',
  reason: 'Motivo',
  missing: 'Indique um motivo',
  keep: 'Cancelar',
  confirm: 'Pedir aprovação',
  matters: {
    activations: 'Ativação de um distribuidor',
    careCoins: 'CareCoins',
    discounts: 'Desconto',
    erasures: 'Apagamento de uma pessoa',
    prices: 'Preços',
    rules: 'Regras das aprovações',
  },
  waits: (what, who) => `À espera de uma segunda pessoa: ${what}, pedido por ${who}.`,
  open: 'Abrir o pedido',
} satisfies Translated<typeof English>
