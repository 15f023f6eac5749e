import type { Day } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'

type Header = { readonly header: string; readonly width?: number }

export type Column<Row> = Header &
  (
    | { readonly kind: 'text'; readonly value: (row: Row) => string | null }
    /** A number in dollars; may be negative. */
    | { readonly kind: 'cents'; readonly value: (row: Row) => Cents | number | null }
    | { readonly kind: 'count'; readonly value: (row: Row) => number | null }
    | { readonly kind: 'day'; readonly value: (row: Row) => Day | null }
  )

export type Sheet<Row> = {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}
