import { expect, test } from 'vitest'

import { plainDigits } from './plain-digits.ts'

test.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९', '๐๑๒๓๔๕๖๗๘๙', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'])(
  '%s are the ten digits',
  (digits) => expect(plainDigits(`PC-${digits}`)).toBe('PC-0123456789'),
)

test('every digit of Unicode has a value, and Node counts as we do where it knows one', () => {
  for (let code = 0; code <= 0x1ffff; code++) {
    const sign = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(sign)) continue
    const plain = plainDigits(sign)
    if (!/^\d$/.test(plain) || (/^\d$/.test(sign.normalize('NFKC')) && plain !== sign.normalize('NFKC')))
      expect.fail(`U+${code.toString(16)}`)
  }
})
