/**
 * Where some spreadsheet takes a formula to begin: also after blanks, quotes and what cannot be seen, in the letters of
 * other widths, and behind whatever it may split a cell at. A reader that splits at semicolons does not see our quotes.
 */
const SPLIT = ';,|\\t\\v\\f\\r\\n\\u0085\\u2028\\u2029'
const FORMULA = new RegExp(
  `(?<=^|[${SPLIT}])(?=(?:(?![${SPLIT}])[\\s\\p{C}"])*[=＝﹦⁼₌+＋﹢⁺₊\\-－﹣⁻₋−@＠﹫])|^(?=[\\t\\r\\n])`,
  'gu',
)

/** A text with an apostrophe wherever it would begin a formula. */
export const guarded = (text: string): string => text.replaceAll(FORMULA, "'")
