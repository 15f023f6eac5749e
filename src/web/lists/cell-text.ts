import { isValidElement, type ReactNode } from 'react'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'

type Props = Readonly<Record<'children', ReactNode> & Record<'at' | 'cents' | 'value', unknown>>

/** What a cell says, for a file: its text, and of formatted values the moment, the dollars or the number. */
export const cellText = (node: ReactNode): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(cellText).join('')
  if (!isValidElement<Partial<Props>>(node)) return String(node)
  const { children, at, cents, value } = node.props
  if (typeof at === 'string') return at
  if (typeof cents === 'number') return (cents / 100).toFixed(2)
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  return cellText(children)
}

/** A cell that is a figure and nothing else, as a spreadsheet counts with it; null where it is text. */
export type CellFigure =
  | { readonly kind: 'cents' | 'count'; readonly value: number }
  | { readonly kind: 'day'; readonly value: Day }

export const cellFigure = (node: ReactNode): CellFigure | null => {
  if (typeof node === 'number') return { kind: 'count', value: node }
  if (!isValidElement<Partial<Props & { readonly as: string }>>(node)) return null
  const { children, at, as = 'day', cents, value } = node.props
  if (typeof at === 'string') return as === 'day' ? { kind: 'day', value: utcDay(at) } : null
  if (typeof cents === 'number') return { kind: 'cents', value: cents }
  if (typeof value === 'number') return { kind: 'count', value }
  return cellFigure(children)
}
