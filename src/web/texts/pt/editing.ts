import type { editingTexts as English } from '#texts/editing.ts'
import type { Translated } from '#web/texts/translated.ts'
import { listed } from './language.ts'

export const editingTexts = {
  saved: 'Guardado.',
  meanwhile: (who, fields) => `${who} alterou entretanto: ${listed(fields)}.`,
  someone: 'Outra pessoa',
  title: 'Entretanto alterado por outra pessoa',
  lead: 'Outra pessoa alterou os mesmos campos ao mesmo tempo. Escolha o que manter; ainda nada foi guardado.',
  yours: 'A sua versão',
  theirs: (who) => `Guardado por: ${who}`,
  empty: 'Vazio',
  yes: 'Sim',
  no: 'Não',
  keep: 'Continuar a editar',
  confirm: 'Guardar',
} satisfies Translated<typeof English>
