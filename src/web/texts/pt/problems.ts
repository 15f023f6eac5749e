import type { problemTexts as English } from '#texts/problems.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What is said where no answer says why. */
export const problemTexts = {
  unreachable: 'Não é possível contactar o servidor. Verifique a sua ligação e tente de novo.',
  failed: 'Algo correu mal do nosso lado. Tente de novo dentro de momentos.',
  away: 'O portal está indisponível por momentos. Tente de novo dentro de alguns segundos.',
} satisfies Translated<typeof English>
