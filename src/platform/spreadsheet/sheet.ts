import type { Day } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'

type Header = { readonly header: string; readonly width?: number }

/** A column and where its values come from. null leaves the cell empty. */
export type Column<Row> = Header &
  (
    | { readonly kind: 'text'; readonly value: (row: Row) => string | null }
    /** Written as dollars with two decimals, a number and not a text. Signed: a correction may be negative. */
    | { readonly kind: 'cents'; readonly value: (row: Row) => Cents | number | null }
    | { readonly kind: 'count'; readonly value: (row: Row) => number | null }
    | { readonly kind: 'day'; readonly value: (row: Row) => Day | null }
  )

/** A table with a name, as it leaves the portal: every cell is data, never a formula. */
export type Sheet<Row> = {
  /** The name of the file without its ending, and of the sheet. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}
