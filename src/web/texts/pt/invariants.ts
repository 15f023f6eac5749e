import { count } from '#platform/text/formats.ts'
import type { invariantTexts as English } from '#texts/invariants.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantTexts = {
  title: 'Invariantes',
  lead: 'Regras que têm de se cumprir sempre. São verificadas em contínuo; se uma for violada, as funções Análise e Administração são notificadas uma vez.',
  check: 'Verificar tudo agora',
  checking: 'Todo o registo está a ser verificado em segundo plano.',
  rule: 'Regra',
  state: 'Estado',
  lookedAt: 'Verificado',
  upTo: 'Até',
  last: 'Última verificação',
  never: 'Ainda não',
  holds: 'Cumpre-se',
  violations: (violations) => counted(violations, 'violação', 'violações'),
  inStreamsSince: (streams) => `em ${counted(streams, 'fluxo', 'fluxos')}, desde`,
  pages: (rule) => `Páginas de: ${rule}`,
  waiting: 'A ser verificada',
  of: (position, head) => `${position} de ${head}`,
  found: 'O que foi encontrado',
  more: (others) => `e mais ${count(others)}`,
  list: 'Regras',
} satisfies Translated<typeof English>
