import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '#paths'
import { officeScreens, openScreens, portalScreens, publicScreens } from '#web/screens.ts'

test('an address is filled in, with what is searched for', () => {
  expect(paths.orders()).toBe('/profile/orders')
  expect(paths.order({ id: 'a/b' })).toBe('/profile/order/a%2Fb')
  expect(paths.orderHistory({ id: '7' }, { at: 3, from: undefined, to: null })).toBe('/profile/order/7/history?at=3')
  expect(paths.forecast()).toBe('/profile/forecasts/edit')
  expect(paths.forecast({ id: '9' })).toBe('/profile/forecasts/edit/9')
  expect(paths.shop({}, { search: 'iron & zinc' })).toBe('/shop?search=iron+%26+zinc')
  expect(paths.order({ id: '7' }, { tab: 'messages' }, 'messages')).toBe('/profile/order/7?tab=messages#messages')
})

test('every screen has its address here', () => {
  const known = new Set<string>(Object.values(paths).map(({ pattern }) => pattern))
  const screens = [...publicScreens, ...openScreens, ...portalScreens, ...officeScreens]
  expect(screens.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})

test('no link writes an address by hand', () => {
  const starts = new Set(Object.values(paths).map(({ pattern }) => pattern.split('/')[1] ?? ''))
  const literal = new RegExp(`['"\`]/(${[...starts].filter(Boolean).join('|')})(?=['"\`/?#$])`)
  const written = ['src/web', 'src/modules'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|contract\.ts$/.test(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .filter((line) => literal.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
  )
  expect(written).toEqual([])
})
