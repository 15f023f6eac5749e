const PRINTED = [
  ...['Latn', 'Grek', 'Cyrl', 'Arab', 'Armn', 'Deva', 'Geor', 'Hebr', 'Thai'],
  ...['Hani', 'Hira', 'Kana', 'Hang', 'Bopo', 'Zyyy', 'Zinh'],
]
const notPrinted = new RegExp(`(?=\\p{L})[^${PRINTED.map((script) => `\\p{sc=${script}}`).join('')}]`, 'gu')

export const unprintedLetters = (text: string): readonly string[] => [...new Set(text.match(notPrinted))]
