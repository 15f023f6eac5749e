/** Built-in formats of Office Open XML that show a share as percent: 0 % and 0.00 %. */
const PERCENT_FORMATS = ['9', '10']

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

const tagsIn = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []

/** A percent sign that is shown: not one inside of quotes or behind a backslash. */
const showsPercent = (format: string): boolean => format.replaceAll(/&quot;.*?&quot;|".*?"|\\./g, '').includes('%')

/** The numbers of the cell styles that show a share as percent. */
const percentStyles = (styles: string): ReadonlySet<string> => {
  const own = tagsIn(styles, 'numFmt')
    .filter((tag) => showsPercent(/formatCode\s*=\s*"([^"]*)"/.exec(tag)?.[1] ?? ''))
    .flatMap((tag) => attribute(tag, 'numFmtId') ?? [])
  const formats = new Set([...PERCENT_FORMATS, ...own])
  const [cells = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? []
  return new Set(
    tagsIn(cells, 'xf').flatMap((tag, index) => (formats.has(attribute(tag, 'numFmtId') ?? '') ? [String(index)] : [])),
  )
}

/** Where the first sheet of a workbook is in its archive. */
export const firstSheetPath = (files: Readonly<Record<string, string>>): string => {
  const [sheet = ''] = tagsIn(files['xl/workbook.xml'] ?? '', 'sheet')
  const id = attribute(sheet, '\\w+:id')
  const relation = tagsIn(files['xl/_rels/workbook.xml.rels'] ?? '', 'Relationship').find(
    (tag) => attribute(tag, 'Id') === id,
  )
  const target = attribute(relation ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Column and row, from 0, of an address such as D2. */
const placeOf = (address: string): string | null => {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  if (letters === undefined) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return `${Number(row) - 1}:${column - 1}`
}

/** Which cells show a share as percent, as `row:column`: they hold 0.05 where 5 % is read. */
export const percentCells = (sheet: string, styles: string): ReadonlySet<string> => {
  const shown = percentStyles(styles)
  return new Set(
    tagsIn(sheet, 'c').flatMap((tag) =>
      shown.has(attribute(tag, 's') ?? '') ? (placeOf(attribute(tag, 'r') ?? '') ?? []) : [],
    ),
  )
}
