import { count } from '#platform/text/formats.ts'
import type { invariantTexts as English } from '#texts/invariants.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantTexts = {
  title: 'Invariantes',
  lead: 'Reglas que siempre se deben cumplir. Se verifican continuamente; si una se incumple, se avisa una vez a los analistas y administradores.',
  check: 'Verificar todo ahora',
  checking: 'Se está verificando toda la bitácora en segundo plano.',
  rule: 'Regla',
  state: 'Estado',
  lookedAt: 'Verificado',
  upTo: 'Hasta',
  last: 'Última verificación',
  never: 'Aún no',
  holds: 'Se cumple',
  violations: (violations) => counted(violations, 'infracción', 'infracciones'),
  inStreamsSince: (streams) => `en ${counted(streams, 'flujo', 'flujos')}, desde el`,
  pages: (rule) => `Páginas de: ${rule}`,
  waiting: 'En verificación',
  of: (position, head) => `${position} de ${head}`,
  found: 'Qué se encontró',
  more: (others) => `y ${count(others)} más`,
  list: 'Reglas',
} satisfies Translated<typeof English>
