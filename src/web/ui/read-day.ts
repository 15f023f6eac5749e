import { sentDay } from './format.ts'

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day as a person types it, '18/12/2026' or '8/1/2027', the way it is sent: 'YYYY-MM-DD'. Null: this is no day. */
export const readDay = (typed: string): string | null => {
  const [, date, month, year] = DAY.exec(typed.trim()) ?? []
  if (!date || !month || !year) return null
  const at = new Date(Number(year), Number(month) - 1, Number(date))
  const isThatDay = at.getDate() === Number(date) && at.getMonth() === Number(month) - 1
  return isThatDay && at.getFullYear() === Number(year) ? sentDay(at) : null
}
