import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { screens, screensOfJourneys } from '#tests/e2e/every-screen.ts'
import { officeScreens, openScreens, portalScreens, publicScreens, visitorScreens } from './screens.ts'

test('the walk of every screen opens every screen', () => {
  const variant = { resourceId: 'id', language: 'en' }
  const id = { quoted: 'id', paid: 'id', product: 'id', article: 'id', issue: 'id', film: 'id', material: 'id' }
  const addresses = Object.values(screens({ ...id, variant, company: 'id', person: 'id', code: 'CODE' })).flat()
  const paths = [...addresses, ...screensOfJourneys].map((address) => address.replace(/\?.*/, ''))
  const all = [publicScreens, visitorScreens, openScreens, portalScreens, officeScreens].flat()
  expect(all.map(({ path }) => path).filter((path) => !paths.some((opened) => matchPath(path, opened)))).toEqual([])
})
