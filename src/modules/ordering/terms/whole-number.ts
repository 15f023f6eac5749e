import { count } from '#platform/text/formats.ts'
import { plainDigits } from '#platform/text/plain-digits.ts'
import { say } from '#platform/text/say.ts'

/** 1200, 1 200, 1,200, 1'200, 1,200.00; 1.000 is ambiguous: two results. []: no whole number. */
export const wholeNumbers = (typed: string): readonly number[] => {
  const text = plainDigits(typed)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .trim()
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
  if (/^\d{1,9}$/.test(text)) return [Number(text)]
  const [whole = '', ...groups] = text.split(/[.,]/)
  const [group = ''] = groups
  if (!/^\d{1,9}([.,]\d+)+$/.test(text)) return []
  const thousands = Number(text.replaceAll(/[.,]/g, ''))
  if (groups.length === 1 && /^\d{1,3}$/.test(whole) && group.length === 3) {
    if (Number(whole) === 0) return []
    return group === '000' ? [thousands, Number(whole)] : [thousands]
  }
  if (groups.length === 1) return /^0+$/.test(group) ? [Number(whole)] : []
  const grouped = /^(\d{1,3}(?:\.\d{3}){1,2})(?:,0+)?$|^(\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.exec(text)
  const digits = grouped?.[1] ?? grouped?.[2]
  return digits ? [Number(digits.replaceAll(/[.,]/g, ''))] : []
}

/** The message for a figure that can be read two ways. */
export const twoReadings = (typed: string, [most, least]: readonly number[]): string =>
  say('{0} can be read as {1} or as {2}. Please choose one', typed.trim(), count(most ?? 0), count(least ?? 0))
