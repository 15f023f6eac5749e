import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { shellTexts } from '#texts/shell.ts'
import { Badge } from './Badge.tsx'

test.each([1, 99, 100, 1234])('the names of the bell and the cart hold what is seen of %d', (count) => {
  const seen = renderToStaticMarkup(createElement(Badge, { count })).replaceAll(/<[^>]+>/g, '')
  expect(seen).not.toBe('')
  expect(shellTexts.unread(count).split(' ')).toContain(seen)
  expect(shellTexts.cart(count).split(' ')).toContain(seen)
})
