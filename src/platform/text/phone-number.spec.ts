import { expect, test } from 'vitest'

import { isPhoneNumber } from './phone-number.ts'

test.each([
  '+57 310 555 0101',
  '+57 (319) 777-4242',
  '022/555.01.10',
  '+41 22 555 01 10 ext. 12',
  '+57 1',
  ' 911 ',
  'tel: +57 310 555 0101',
  '+57 601 555 0101 extension 12',
  '601 555 0101 Int. 12',
  '+57 310 555\u20110101',
  '+57 310\u2013555\u20130101',
  '\u202a+57 310\u00a0555\u20110101\u202c',
  '+57 [0]310 555 0101',
  '\ufeff+57\u200b310 555 0101',
  '+٥٧ ٣١٠ ٥٥٥ ٠١٠١',
  '＋５７ ３１０ ５５５ ０１０１',
  '+57·310·555·0101',
  '+57-310-555-0101;ext=12',
  'tel:+573105550101;ext=12',
])('%s can be called', (phone) => expect(isPhoneNumber(phone)).toBe(true))

test.each(['abc', '', '  ', '+', '12', '()-.', 'call 911', '555 01 10 or 11', '+57 310 555 0101'.repeat(3)])(
  '“%s” cannot',
  (phone) => expect(isPhoneNumber(phone)).toBe(false),
)
