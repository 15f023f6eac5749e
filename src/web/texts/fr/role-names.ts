import type { roleNames as English } from '#texts/role-names.ts'
import type { Translated } from '#web/texts/translated.ts'

export const roleNames = {
  PROCUREMENT: 'Achats',
  MARKETING: 'Marketing',
  SALES: 'Commercial',
  OPERATIONS: 'Opérations',
  QUALITY: 'Qualité',
  MARKETING_STAFF: 'Marketing (équipe)',
  ANALYST: 'Analyste',
  ADMIN: 'Administrateur',
} satisfies Translated<typeof English>
