import { count } from '#platform/text/formats.ts'
import type { invariantTexts as English } from '#texts/invariants.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantTexts = {
  title: 'Invariants',
  lead: 'Des règles qui doivent toujours être respectées. Elles sont contrôlées en continu ; si l’une d’elles ne l’est pas, les analystes et les administrateurs sont prévenus une fois.',
  check: 'Tout contrôler maintenant',
  checking: 'L’ensemble du journal est en cours de contrôle en arrière-plan.',
  rule: 'Règle',
  state: 'État',
  lookedAt: 'Contrôle',
  upTo: 'Jusqu’à',
  last: 'Dernier contrôle',
  never: 'Pas encore',
  holds: 'Respectée',
  violations: (violations) => counted(violations, 'violation', 'violations'),
  inStreamsSince: (streams) => `dans ${counted(streams, 'flux', 'flux')}, depuis le`,
  pages: (rule) => `Pages : ${rule}`,
  waiting: 'Contrôle en cours',
  of: (position, head) => `${position} sur ${head}`,
  found: 'Ce qui a été trouvé',
  more: (others) => `et ${count(others)} de plus`,
  list: 'Règles',
} satisfies Translated<typeof English>
