/** Formulas may begin after blanks, quotes, invisible and full-width characters, and any separator. */
const SPLIT = ';,|\\t\\v\\f\\r\\n\\u0085\\u2028\\u2029'
const FORMULA = new RegExp(
  `(?<=^|[${SPLIT}])(?=(?:(?![${SPLIT}])[\\s\\p{C}"])*[=＝﹦⁼₌+＋﹢⁺₊\\-－﹣⁻₋−@＠﹫])|^(?=[\\t\\r\\n])`,
  'gu',
)

export const guarded = (text: string): string => text.replaceAll(FORMULA, "'")
