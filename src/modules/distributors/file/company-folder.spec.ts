import { expect, test } from 'vitest'

import { nameInFolder } from './company-folder.ts'

test.each([
  ['Licence', 'Licence'],
  ['Licença de funcionamento'.normalize('NFD'), 'Licença de funcionamento'],
  ['अनुज्ञप्ति', 'अनुज्ञप्ति'],
  ['a/b:c', 'a_b_c'],
])('%j is %j in a folder', (typed, name) => expect(nameInFolder(typed)).toBe(name))

test('a long name ends between two characters', () => expect(nameInFolder('𠮷'.repeat(101))).toBe('𠮷'.repeat(100)))
