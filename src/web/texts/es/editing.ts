import type { editingTexts as English } from '#texts/editing.ts'
import type { Translated } from '#web/texts/translated.ts'
import { listed } from './language.ts'

export const editingTexts = {
  saved: 'Guardado.',
  meanwhile: (who, fields) => `${who} cambió mientras tanto: ${listed(fields)}.`,
  someone: 'Otra persona',
  title: 'Otra persona lo cambió mientras tanto',
  lead: 'Usted y otra persona cambiaron los mismos campos. Elija qué conservar; aún no se ha guardado nada.',
  yours: 'Lo suyo',
  theirs: (who) => `Guardado por ${who}`,
  empty: 'Vacío',
  yes: 'Sí',
  no: 'No',
  keep: 'Seguir editando',
  confirm: 'Guardar',
} satisfies Translated<typeof English>
