import type { roleNames as English } from '#texts/role-names.ts'
import type { Translated } from '#web/texts/translated.ts'

export const roleNames = {
  PROCUREMENT: 'Compras',
  MARKETING: 'Marketing',
  SALES: 'Vendas',
  OPERATIONS: 'Operações',
  QUALITY: 'Qualidade',
  MARKETING_STAFF: 'Marketing (interno)',
  ANALYST: 'Análise',
  ADMIN: 'Administração',
} satisfies Translated<typeof English>
