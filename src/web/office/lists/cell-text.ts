import { isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<'children', ReactNode> & Record<'at' | 'cents' | 'value', unknown>>

/** What a cell says, for a file: its words, and of what is formatted when it is shown the moment, the dollars or the number. */
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
