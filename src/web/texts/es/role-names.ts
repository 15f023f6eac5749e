import type { roleNames as English } from '#texts/role-names.ts'
import type { Translated } from '#web/texts/translated.ts'

export const roleNames = {
  PROCUREMENT: 'Compras',
  MARKETING: 'Marketing',
  SALES: 'Ventas',
  OPERATIONS: 'Operaciones',
  QUALITY: 'Calidad',
  MARKETING_STAFF: 'Marketing (personal)',
  ANALYST: 'Análisis',
  ADMIN: 'Administración',
} satisfies Translated<typeof English>
