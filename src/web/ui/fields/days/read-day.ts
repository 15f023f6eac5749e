import type { Day } from '#platform/event.ts'

const DAY = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/

/** A day as a person types it, '18/12/2026' or '8/1/2027', the way it is sent: 'YYYY-MM-DD'. Null: this is no day. */
export const readDay = (typed: string): Day | null => {
  const [, date, month, year] = DAY.exec(typed.trim()) ?? []
  if (!date || !month || !year) return null
  const sent = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${sent}T00:00:00.000Z`)
  // 30 February is read as 1 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(sent) ? (sent as Day) : null
}

const TIME = /^(.*\S)\s+([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** A day with a time, '18/12/2026 14:30', the way it is sent: 'YYYY-MM-DD HH:mm:ss'. Null: this is none. */
export const readDayTime = (typed: string): string | null => {
  const [, date = '', hours, minutes, seconds = '00'] = TIME.exec(typed.trim()) ?? []
  const day = readDay(date)
  return day && hours && minutes ? `${day} ${hours.padStart(2, '0')}:${minutes}:${seconds}` : null
}
