import { sentDay } from '#web/ui/format.ts'

/** What a file of these figures is called: whose they are and as of which day, 'sales-andina-salud-2025-06-30.csv'. */
export const salesFileName = (company: string, asOf: string | null, ending: string): string => {
  const plain = company.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const parts = ['sales', ...(plain.match(/[\p{L}\p{N}]+/gu) ?? []), asOf ?? sentDay(new Date())]
  return `${parts.join('-')}.${ending}`
}
