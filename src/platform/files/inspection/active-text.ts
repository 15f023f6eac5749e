const STRETCH = 1024 * 1024
/** In bytes: the longest possible match, with comments. */
const OVERLAP = 128 * 1024

/** In a PDF: white space and comments; longer comments are suspicious. */
const LONGEST_COMMENT = 512
const MOST_GAPS = 64
export const gap = String.raw`(?:[\0\s]|%[^\r\n]{0,${LONGEST_COMMENT}}[\r\n])`
export const gaps = `${gap}{0,${MOST_GAPS - 1}}`
const hidden = String.raw`(?:${gap}{${MOST_GAPS}}|${gaps}%[^\r\n]{${LONGEST_COMMENT + 1}})`

const markup = /<(script|html|iframe|!doctype\s+html|\?php)\b/i
/** Scripts (also XFA), programs, players; not jumps or signatures. */
const actions = new RegExp(
  String.raw`\/JavaScript\b|\/RichMedia\b|\/S(?:${gaps}\/Launch\b|${hidden})|\/XFA${gaps}(?:\[|\d+${gap}+\d+${gap}+R\b)`,
)

/** Names may have hex escapes: /J#61vaScript. Others would change where tokens end. */
export const withPlainNames = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([\da-f]{2})/gi, (written, code: string) => {
        const letter = String.fromCharCode(Number.parseInt(code, 16))
        return /[a-z\d]/i.test(letter) ? letter : written
      })
    : text

export const hasActiveText = (bytes: Buffer): boolean => {
  for (let from = 0; from < bytes.length; from += STRETCH) {
    const text = bytes.toString('latin1', from, from + STRETCH + OVERLAP)
    if (markup.test(text) || actions.test(withPlainNames(text))) return true
  }
  return false
}
