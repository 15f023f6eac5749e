import { recordOf } from '#platform/records.ts'

/** A column that the user has to choose: its head, what is below it, and what it seems to be. */
export type UnnamedColumn<Column extends string> = {
  readonly head: string
  readonly sample: string
  readonly is: Column | null
}

/** Which columns the user has to choose, since their heads do not name what is needed. `named`: what each seems to be. */
export const unnamedColumns = <Column extends string>(
  heads: readonly string[],
  below: readonly (readonly string[])[],
  named: readonly (Column | null)[],
): UnnamedColumn<Column>[] =>
  heads.map((head, index) => ({
    head,
    sample: below.map((cells) => cells[index]?.trim() ?? '').find(Boolean) ?? '',
    is: named[index] ?? null,
  }))

/** The column of each name, as a person has chosen. */
export const placesChosen = <Column extends string>(
  chosen: readonly (Column | null)[],
): Readonly<Partial<Record<Column, number>>> =>
  recordOf(
    chosen.filter((column) => column !== null),
    (column) => chosen.lastIndexOf(column),
  )

const isFilled = (cell: string): boolean => cell.trim() !== ''

/** How many lines a list may have above its header: a title, a date, who wrote it. */
const MOST_TITLES = 10

/** A list may have a title above its header. Without a header, single cells above rows of several are titles. */
export const withoutTitles = (
  lines: readonly (readonly string[])[],
  isHeader: (heads: readonly string[]) => boolean,
): readonly (readonly string[])[] => {
  const header = lines.slice(0, MOST_TITLES).findIndex(isHeader)
  if (header >= 0) return lines.slice(header)
  const first = lines.findIndex((line) => line.filter(isFilled).length > 1)
  const isTitle = (line: readonly string[]) =>
    !/\d/.test(line.find(isFilled) ?? '') || /\s/.test(line.find(isFilled) ?? '')
  const rest = lines.slice(first)
  const isTable = rest.length > 1 && rest.every((line) => line.filter(isFilled).length > 1)
  return first > 0 && first <= MOST_TITLES && isTable && lines.slice(0, first).every(isTitle) ? rest : lines
}
